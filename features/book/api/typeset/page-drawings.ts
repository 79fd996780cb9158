/** One drawing of several pages, as the typesetter gives it, into a drawing of each. */

const [WIDE, TALL] = [(148 / 25.4) * 72, (210 / 25.4) * 72];

/** The ground of each page, before what stands on it. The typesetter puts all of them on the first page: they would hide it, and leave the others without. */
const GROUND = /\n {4}<path class="typst-shape" fill="(#[0-9a-f]{6})" fill-rule="nonzero" d="M 0 0 L 0 595[^"]*"\/>/;
const GLYPHS = '\n    <defs id="glyph">';

export function pageDrawings(drawing: string): string[] {
  const glyphsAt = drawing.indexOf(GLYPHS);
  const glyphs = glyphsAt < 0 ? '</svg>' : drawing.slice(glyphsAt);
  // Split by a pattern with a group: what stands before, then the colour and the content of each page.
  const [, ...rest] = drawing.slice(0, glyphsAt < 0 ? drawing.lastIndexOf('</svg>') : glyphsAt).split(GROUND);
  const pages = [];
  for (let index = 0; index < rest.length; index += 2) {
    const top = (index / 2) * TALL;
    pages.push(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${top} ${WIDE} ${TALL}" width="${WIDE}" height="${TALL}"><rect y="${top}" width="${WIDE}" height="${TALL}" fill="${rest[index]}"/>${rest[index + 1]}${glyphs}`,
    );
  }
  return pages;
}
