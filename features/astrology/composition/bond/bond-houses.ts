/** Each one's planets in the other's houses: those that weigh most in a bond, an angle's first. */
import { sectionOf } from '@solelune/corpus';
import type { Planet } from '@solelune/sky/bodies';
import { SUBJECT_SLUGS } from '../../corpus/slugs.ts';
import { bondHouseKind } from '../../corpus/synastry-kinds.ts';
import { houseSection } from '../../corpus/synastry-slugs.ts';
import type { Overlay } from '../../engine/synastry/index.ts';
import { IN_HOUSE } from '../../words/bond-links.ts';
import { otherSide, type Side } from '../../words/bond-voice.ts';
import type { Telling } from './bond-given.ts';
import { type BondPart, joinedParagraph } from './bond-part.ts';

const MOST_TOLD = 6;
const WEIGHTS: Record<Planet, number> = {
  sun: 1,
  moon: 1,
  venus: 0.92,
  mars: 0.85,
  saturn: 0.78,
  jupiter: 0.76,
  mercury: 0.72,
  pluto: 0.55,
  uranus: 0.53,
  neptune: 0.51,
};
const ANGULAR = [1, 4, 7, 10];
const ANGULAR_BONUS = 0.3;
const weightOf = ({ planet, house }: Overlay) => WEIGHTS[planet] + (ANGULAR.includes(house) ? ANGULAR_BONUS : 0);

export function houseParts({ corpus, voice, turns, overlays }: Telling, guest: Side): BondPart[] {
  const host = otherSide(guest);
  return overlays[guest]
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_TOLD)
    .map(({ planet, house }) => {
      const link = turns.say(IN_HOUSE, voice.point(guest, planet), voice.house(host, house));
      const text = sectionOf(corpus, bondHouseKind, SUBJECT_SLUGS[planet], houseSection(house)).html;
      return { key: `${guest}-${planet}-${house}`, placement: { planet, house }, html: joinedParagraph(link, text) };
    });
}
