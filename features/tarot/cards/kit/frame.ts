/** The paper that all faces share, and the small ornaments of their margins. */
import { tint } from './palette.ts';
import { disc, line, solid } from './shapes.ts';
import { spark } from './stars.ts';

export const WIDTH = 200;
export const HEIGHT = 344;

export const blank = `<rect width="200" height="344" rx="12" fill="${tint.paper}"/><rect x=".75" y=".75" width="198.5" height="342.5" rx="11.3" fill="none" stroke="#d9c49a" stroke-width="1.5"/><rect x="8" y="8" width="184" height="328" rx="7" fill="none" stroke="${tint.gold}" stroke-width="1.5"/><rect x="12" y="12" width="176" height="320" rx="4" fill="none" stroke="${tint.ink}" stroke-width=".7"/>`;

/** A star between two rules: it stands where a number or a name would be. */
export const fleuron = (y: number, half = 26, color: string = tint.gold): string =>
  solid(spark(100, y, 5.5), color) +
  line(`M${100 - 9} ${y}H${100 - half}M${109} ${y}H${100 + half}`, 0.9, color) +
  disc(100 - half - 3, y, 1.3, color, 0) +
  disc(100 + half + 3, y, 1.3, color, 0);

/** What is drawn inside a contour and cut by it. Ids are the card's own, so that any cards may stand on one page. */
export const clipped = (id: string, contour: string, inner: string): string =>
  `<clipPath id="${id}"><path d="${contour}"/></clipPath><g clip-path="url(#${id})" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;
