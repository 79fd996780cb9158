import { sparkPath } from '@solelune/ui/geometry';
import { FACES, type Face } from './faces.ts';
import { HALOS } from './halo.ts';

const GOLD = '#f6e3b3';
const INK = '#2a1626';

const bun = ({ hair, strand }: Face): string =>
  `<circle cx="100" cy="28" r="20" fill="${hair}"/><path d="M86 24q14-14 28 0M84 32q16-12 32 0" fill="none" stroke="${strand}" stroke-width="1.4"/>`;
const strands = ({ strand }: Face): string =>
  `<path d="M60 104c-8 26-12 44-16 68M142 106c4 26 10 44 14 66M52 120c-4 18-6 30-8 40" fill="none" stroke="${strand}" stroke-width="1.5"/>`;
const GLASSES =
  '<g fill="none" stroke="#b9822b" stroke-width="1.5"><circle cx="84" cy="98" r="12"/><circle cx="116" cy="98" r="12"/><path d="M96 96q4-3 8 0M72 96l-6-3M128 96l6-3"/></g>';
const EARRINGS = '<path d="M63 110l3 8-3 8-3-8zM137 110l3 8-3 8-3-8z" fill="#f0d79b"/>';

/** Eyes lowered, as one listens. */
const features = ({ lips = '#8d2f45' }: Face): string =>
  `<g fill="none" stroke="${INK}" stroke-width="1.9" stroke-linecap="round"><path d="M77 98q7 6 14 0M109 98q7 6 14 0"/><path d="M76 86q8-5 15-1M109 85q8-4 15 1" opacity=".8"/><path d="M101 96c-1 8-2 12-5 17q4 3 8 1" stroke-width="1.4" opacity=".7"/><path d="M91 128q9 6 18 0" stroke="${lips}" stroke-width="2.4"/></g>`;

function bust(face: Face): string {
  const has = new Set(face.has);
  return [
    `<circle cx="100" cy="92" r="74" fill="#fff3d0" opacity=".16"/><circle cx="100" cy="92" r="68" fill="none" stroke="${GOLD}" stroke-width=".8" opacity=".8"/>`,
    `<g fill="none" stroke="${GOLD}" stroke-width=".9" opacity=".82">${HALOS[face.art]()}</g>`,
    face.under ?? '',
    has.has('bun') ? bun(face) : '',
    face.back ? `<path d="${face.back}" fill="${face.hair}"/>` : '',
    `<path d="M84 130h32v34l-16 12-16-12z" fill="${face.shade}"/>`,
    `<path d="M18 240c2-50 28-68 64-80l18 18 18-18c36 12 62 30 64 80z" fill="${face.cloth}"/>`,
    `<path d="M82 160l18 18 18-18M100 178v60M60 172c10 20 22 36 40 46M140 172c-10 20-22 36-40 46" fill="none" stroke="${face.seam}" stroke-width="1.6"/>`,
    `<path d="M66 92c0-30 14-46 34-46s34 16 34 46c0 32-16 56-34 56S66 124 66 92z" fill="${face.skin}"/>`,
    `<path d="M100 46c20 0 34 16 34 46 0 32-16 56-34 56 10-14 16-30 16-52s-6-40-16-50z" fill="${face.shade}" opacity=".35"/>`,
    face.beard ? `<path d="${face.beard}" fill="${face.hair}"/>` : '',
    `<path d="${face.front}" fill="${face.hair}"/>`,
    has.has('strands') ? strands(face) : '',
    features(face),
    has.has('glasses') ? GLASSES : '',
    has.has('earrings') ? EARRINGS : '',
    face.over ?? '',
  ].join('');
}

export const PORTRAITS: readonly string[] = Object.keys(FACES);

/** A whole SVG document of 200 by 278: a niche with its person. Shown round, it is cut by the page (`portrait.css`). */
export function drawPortrait(name: string): string {
  const face = FACES[name];
  if (!face) throw new Error(`Nobody drew ${name}`);
  const [top, bottom] = face.sky;
  const sparks = [
    sparkPath(7, [28, 46]),
    sparkPath(5, [172, 64]),
    sparkPath(4, [166, 26]),
    sparkPath(4, [46, 22]),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 278"><defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="200" height="278" fill="url(#sky)"/><path d="${sparks}" fill="${GOLD}"/><g transform="translate(0 42)">${bust(face)}</g></svg>`;
}
