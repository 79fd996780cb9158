/** The cards, drawn: whole SVG documents as text. Pages take pictures by their addresses (address.ts); this door is for the build, and for descriptions. */
import type { DeckId } from '../engine/index.ts';
import { angelFaces } from './angels/index.ts';
import { angelsBack, bellineBack, tarotBack } from './backs.ts';
import { bellineFaces } from './belline/index.ts';
import { svgDocument } from './document.ts';
import { majorFaces } from './majors/index.ts';
import { minorFaces } from './minors/index.ts';

export { cardDescription } from './descriptions/index.ts';

const FACES: Record<DeckId, ReadonlyMap<string, () => string>> = {
  tarot: new Map([...majorFaces, ...minorFaces]),
  belline: bellineFaces,
  angels: angelFaces,
};
const BACKS: Record<DeckId, () => string> = { tarot: tarotBack, belline: bellineBack, angels: angelsBack };

export function cardFace(deck: DeckId, slug: string): string {
  const draw = FACES[deck].get(slug);
  if (!draw) throw new Error(`The deck ${deck} has no card ${slug}.`);
  return svgDocument(draw());
}

export const cardBack = (deck: DeckId): string => svgDocument(BACKS[deck]());
