import type { LineMarks } from './moving-links.ts';
import { type BodyMarks, moveTo } from './moving-ring.ts';

/** Writes what changed: most attributes of a rest are those of the one before. */
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
    write(dot, 'transform', moveTo(mark.dot));
    write(glyph, 'transform', moveTo(mark.glyph));
    write(label, 'transform', moveTo(mark.label));
    if (label?.firstChild && label.firstChild.nodeValue !== mark.degrees) label.firstChild.nodeValue = mark.degrees;
    write(retrograde, 'visibility', mark.retrograde ? 'visible' : 'hidden');
    if (mark.retrograde) write(retrograde, 'transform', moveTo(mark.retrograde));
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
