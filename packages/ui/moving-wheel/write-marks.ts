import type { LineMarks } from './moving-links.ts';
import type { BodyMarks } from './moving-ring.ts';

/** Writes what changed: most of a frame's attributes are those of the frame before. */
function write(element: Element | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const partOf = (sheet: SVGSVGElement, part: 'lines' | 'bodies'): HTMLCollection =>
  sheet.querySelector(`[data-part="${part}"]`)?.children ?? document.createElement('g').children;

/** The bodies of the sheet, in the order and with the children that `moving-layer.tsx` gave them. */
export function writeBodies(sheet: SVGSVGElement, marks: readonly BodyMarks[]): void {
  const bodies = partOf(sheet, 'bodies');
  for (const [index, mark] of marks.entries()) {
    const [leader, dot, glyph, label, retrograde] = bodies[index]?.children ?? [];
    write(leader, 'd', mark.leader);
    write(dot, 'transform', mark.dot);
    write(glyph, 'transform', mark.glyph);
    write(label, 'transform', mark.label);
    if (label?.firstChild && label.firstChild.nodeValue !== mark.degrees) label.firstChild.nodeValue = mark.degrees;
    write(retrograde, 'visibility', mark.retrograde ? 'visible' : 'hidden');
    if (mark.retrograde) write(retrograde, 'transform', mark.retrograde);
  }
}

export function writeLines(sheet: SVGSVGElement, marks: readonly LineMarks[]): void {
  const lines = partOf(sheet, 'lines');
  for (let index = 0; index < lines.length; index++) {
    const [line, mark] = [lines[index], marks[index]];
    write(line, 'stroke-opacity', mark?.opacity ?? '0');
    if (!mark) continue;
    write(line, 'd', mark.d);
    write(line, 'class', mark.className);
    write(line, 'stroke-width', mark.width);
    write(line, 'stroke-dasharray', mark.dash);
    write(line, 'stroke-linecap', mark.cap);
  }
}
