import type { Angel } from '../../engine/index.ts';
import { ENAMELS, LEAF, NUMBER_PLACES, PALE } from './enamel.ts';
import { at, nameThread, pointAt, rayOf, starOf } from './seal-geometry.ts';

/** Twelve signs around the heart of the seal, in the middle of each. */
const signDot = (angel: Angel) => pointAt(82.5, Math.floor((angel.number - 1) / 6) * 30 + 15);

/**
 * A seal, drawn from what the angel is: place in its choir → star; choir → rosette and eight lit rays; element → enamel and
 * triangle; sign → the bead of twelve; letters of the name → thread; number → its ray of seventy-two. The pieces that seals share
 * are drawn once a page, by SealDefs.
 */
function draw(angel: Angel): string {
  const { number, name, choir, placeInChoir, sign } = angel;
  const { element } = sign;
  const ray = rayOf(angel);
  const [points] = starOf(placeInChoir);
  const half = 180 / points;
  const { path, start, end } = nameThread(name);
  const [signX, signY] = signDot(angel);
  const { y, size } = NUMBER_PLACES[element];
  return (
    `<use href="#as-${element}"/><use href="#as-c${choir.index}"/>` +
    `<path d="${path}" fill="none" stroke="${LEAF}" stroke-width="1.9" stroke-linejoin="round" opacity=".6"/>` +
    `<use href="#as-r${choir.index}" transform="rotate(${ray + half})"/>` +
    `<use href="#as-s${placeInChoir}" transform="rotate(${ray + half})" opacity=".3"/>` +
    `<use href="#as-s${placeInChoir}" transform="rotate(${ray})"/><use href="#as-${element}h"/>` +
    `<g fill="${LEAF}"><circle cx="${signX}" cy="${signY}" r="6"/><circle cx="${start[0]}" cy="${start[1]}" r="7"/></g>` +
    `<circle cx="${end[0]}" cy="${end[1]}" r="8" fill="${ENAMELS[element][1]}" stroke="${LEAF}" stroke-width="4"/>` +
    `<use href="#as-ray" transform="rotate(${ray})"/><circle cx="${at(250, ray).replace(' ', '" cy="')}" r="10" fill="${ENAMELS[element][1]}"/>` +
    `<text y="${y}" font-size="${size(number)}" fill="${PALE}">${number}</text>`
  );
}

const drawn = new Map<number, string>();

/** Drawn once for the life of the process: a list of seventy-two costs the server nothing. */
export function sealMarkup(angel: Angel): string {
  const known = drawn.get(angel.number) ?? draw(angel);
  drawn.set(angel.number, known);
  return known;
}
