/** The seal of an angel, as its own pages draw it (geometry and enamels are theirs), in the few strokes that remain visible on a card. About (0, 0), radius 300. */
import type { Angel } from '@solelune/angels/engine';
import { ENAMELS, LEAF, NUMBER_PLACES, PALE } from '@solelune/angels/seal/enamel';
import {
  choirMarks,
  elementPath,
  nameThread,
  RING,
  rayOf,
  rosettePath,
  starPath,
} from '@solelune/angels/seal/geometry';
import { label } from '../kit/lettering.ts';

const BEADS = 36;
/** A circle of dots is one dashed line. */
const dotted = (radius: number) => `0 ${((2 * Math.PI * radius) / BEADS).toFixed(2)}`;

export function seal(angel: Angel, id: string): string {
  const { number, name, choir, placeInChoir, sign } = angel;
  const [light, body, deep] = ENAMELS[sign.element];
  const ray = rayOf(angel);
  const { y, size } = NUMBER_PLACES[sign.element];
  return (
    `<radialGradient id="${id}" cx=".5" cy=".36" r=".72"><stop stop-color="${light}"/><stop offset=".58" stop-color="${body}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<circle r="300" fill="#2a2044"/><circle r="292" fill="#c9973f"/><circle r="282" fill="#1d3a74"/><circle r="252" fill="url(#${id})"/>` +
    `<g fill="none" stroke="${LEAF}" stroke-linejoin="round" stroke-linecap="round"><circle r="267" stroke-width="9" stroke-dasharray="${dotted(267)}"/><circle r="252" stroke-width="6"/>` +
    `<path d="${choirMarks(choir.index)}" stroke-width="7"/><path d="${nameThread(name).path}" stroke-width="3" opacity=".5"/>` +
    `<path d="${rosettePath(choir.index)}" transform="rotate(${ray})" stroke-width="3.4" opacity=".8"/><path d="${starPath(placeInChoir, RING)}" transform="rotate(${ray})" stroke-width="8"/>` +
    `<circle r="90" fill="${deep}" stroke-width="5"/><path d="${elementPath(sign.element, 74)}" stroke-width="6"/></g>` +
    `<g transform="rotate(${ray})" fill="${PALE}"><path d="M0-312 14-250 0-170-14-250Z"/><circle cy="-250" r="22"/></g>` +
    label(0, y, size(number) * 1.1, 0, String(number), { fill: PALE })
  );
}
