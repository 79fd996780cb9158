/** What every drawing is made of. Contours are 1.1 to 1.4 wide, inner lines .7 to 1; light comes from our left. */
import { type Cubic, limbPath, short } from './geometry.ts';
import { tint } from './palette.ts';

/** A filled shape with an ink contour. */
export const shape = (
  d: string,
  fill: string = tint.paper,
  width = 1.3,
  stroke: string = tint.ink,
  more = '',
): string => `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"${more}/>`;
export const line = (d: string, width = 0.8, stroke: string = tint.ink, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
/** A fill without a contour. */
export const solid = (d: string, fill: string = tint.ink, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more}/>`;
export const disc = (
  x: number,
  y: number,
  radius: number,
  fill: string = tint.leaf,
  width = 1,
  stroke: string = tint.ink,
): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${width ? ` stroke="${stroke}" stroke-width="${width}"` : ''}/>`;
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string = tint.leaf,
  width = 1,
  stroke: string = tint.ink,
): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${width ? ` stroke="${stroke}" stroke-width="${width}"` : ''}/>`;
/** A ribbon, rope or stem: a coloured line with an ink contour. */
export const tube = (d: string, width: number, color: string): string => line(d, width + 2.4) + line(d, width, color);

/** What was drawn about (0, 0), set at a point: turned, scaled, seen from the other side. */
export const place = (x: number, y: number, scale: number, inner: string, turn = 0, flip = false): string =>
  `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ''}${scale !== 1 || flip ? ` scale(${flip ? -scale : scale} ${scale})` : ''}">${inner}</g>`;
/** Mirrored about a vertical axis, the middle of the card unless told. */
export const mirrored = (inner: string, axis = 100): string =>
  `<g transform="translate(${2 * axis} 0) scale(-1 1)">${inner}</g>`;
export const bothSides = (inner: string, axis = 100): string => inner + mirrored(inner, axis);

export const limb = (
  curve: Cubic,
  startWidth: number,
  endWidth: number,
  fill: string = tint.skin,
  width = 1.3,
): string => shape(limbPath(curve, startWidth, endWidth), fill, width);

/** Several shapes drawn as one silhouette: all contours first, then all fills. */
export const silhouette = (paths: readonly string[], fill: string = tint.skin, width = 1.3): string => {
  const all = paths.map((d) => `<path d="${d}"/>`).join('');
  return `<g fill="${tint.ink}" stroke="${tint.ink}" stroke-width="${width * 2}">${all}</g><g fill="${fill}">${all}</g>`;
};
