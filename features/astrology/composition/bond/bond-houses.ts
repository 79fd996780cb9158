/** Each one's planets in the other's houses: those that weigh in a bond, an angle's first, and those that this bond stirs. */
import { sectionOf } from '@solelune/corpus';
import type { Planet } from '@solelune/sky/bodies';
import { SUBJECT_SLUGS } from '../../corpus/slugs.ts';
import { bondHouseKind, bondInwardHouseKind } from '../../corpus/synastry-kinds.ts';
import { houseSection, INWARD_PLANETS } from '../../corpus/synastry-slugs.ts';
import { type SignKey, signFacts } from '../../engine/index.ts';
import { type Overlay, placeOf, reachOf } from '../../engine/synastry/index.ts';
import { IN_HOUSE } from '../../words/bond-links.ts';
import { otherSide, type Side } from '../../words/bond-voice.ts';
import { inSign, steadySign, type Telling } from './bond-given.ts';
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
/** For the planet that the other's sky reaches most; the others have their share of it. */
const STIRRED_BONUS = 0.6;

export function houseParts({ corpus, voice, turns, overlays, skies, aspects }: Telling, guest: Side): BondPart[] {
  const host = otherSide(guest);
  const end = guest === 'one' ? 'from' : 'to';
  const reached = new Map(overlays[guest].map(({ planet }) => [planet, reachOf(aspects, end, planet)]));
  const most = Math.max(1, ...reached.values());
  const weightOf = ({ planet, house }: Overlay) =>
    WEIGHTS[planet] +
    (ANGULAR.includes(house) ? ANGULAR_BONUS : 0) +
    (STIRRED_BONUS * (reached.get(planet) ?? 0)) / most;
  return overlays[guest]
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_TOLD)
    .map(({ planet, house }) => {
      const place = placeOf(skies[guest], planet);
      const sign = place && steadySign(place);
      const where = place && sign ? inSign(place.lonDeg) : '';
      const link = turns.say(IN_HOUSE, voice.point(guest, planet), where, voice.house(host, house));
      const text = sectionOf(corpus, kindOf(planet, sign), SUBJECT_SLUGS[planet], houseSection(house)).html;
      return { key: `${guest}-${planet}-${house}`, placement: { planet, house }, html: joinedParagraph(link, text) };
    });
}

/** A planet keeps to itself in earth and water; one whose sign is not known goes out as it usually does. */
function kindOf(planet: Planet, sign: SignKey | undefined) {
  const isInward = sign && signFacts(sign).polarity === 'receptive';
  return isInward && (INWARD_PLANETS as readonly Planet[]).includes(planet) ? bondInwardHouseKind : bondHouseKind;
}
