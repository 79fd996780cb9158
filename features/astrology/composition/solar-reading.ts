/**
 * The reading of a solar year: the year in brief, its ascendant and where that falls at birth, both lights, the angular planets, what the year touches in the
 * birth, its Moons, and its dates to close.
 */

import type { Corpus } from '@solelune/corpus';
import { byCount } from '@solelune/french/counts';
import { joined } from '@solelune/french/lists';
import { numberName } from '@solelune/french/numbers';
import { frenchTypography } from '@solelune/french/typography';
import type { ReadingAnswer } from '../answers/reading.ts';
import { yearSynthesisKind } from '../corpus/charts.ts';
import { type SolarYear, signFacts } from '../engine/index.ts';
import { houseWords } from '../words/chart.ts';
import { POINT_WORDS } from '../words/points.ts';
import { Turns } from '../words/variants.ts';
import * as links from '../words/year-links.ts';
import { withFewOrders } from './few-orders.ts';
import { paragraphOf } from './portrait.ts';
import type { ReadingPart } from './reading-part.ts';
import { DateWriter, datesOf, markedDates, sentencesIn } from './solar-dates.ts';
import type { SolarGiven } from './solar-given.ts';
import { solarPlacements } from './solar-placements.ts';

export function solarReading(corpus: Corpus, given: SolarGiven): ReadingAnswer {
  const { year, solar, chart } = given;
  const turns = new Turns(Math.floor(chart.angles.ascendant.lonDeg) + year);
  const dates = new DateWriter(corpus, given, turns);
  return {
    lead: frenchTypography(leadOf(year, solar)),
    parts: withFewOrders([
      briefOf(corpus, given, turns),
      ...solarPlacements(corpus, given, turns),
      ...dates.touches(),
      ...dates.moons(),
      endOf(corpus, given),
    ]),
  };
}

function leadOf(/* begins with a figure */ year: number, { ascendantSign, sunHouse, angular }: SolarYear): string {
  const base = `De votre anniversaire de ${year} au suivant, l’Ascendant de l’année est en ${signFacts(ascendantSign).name} et le Soleil en ${houseWords(sunHouse)}`;
  if (angular.length === 0) return `${base} ; aucun astre ne touche un angle, et l’année avance à votre pas.`;
  const names = joined(angular.map(({ planet }) => POINT_WORDS[planet].the));
  return `${base} ; ${names} ${byCount(angular.length, 'se tient près d’un angle et donne', 'se tiennent près d’un angle et donnent')} le ton.`;
}

const SHAPE = { kind: 'portrait', position: '', aspects_words: '' } as const;

function briefOf(corpus: Corpus, given: SolarGiven, turns: Turns): ReadingPart {
  const { crowded } = given.solar;
  return {
    ...SHAPE,
    key: 'year-brief',
    title: 'L’année en bref',
    html: [
      paragraphOf(horizonWords(given.solar, turns), marksWords(given)),
      ...crowded
        .slice(0, 2)
        .map(({ house, planets }) =>
          paragraphOf(
            turns.say(links.YEAR_CROWD, joined(planets.map((one) => POINT_WORDS[one].the)), houseWords(house)),
            sentencesIn(corpus, yearSynthesisKind, String(house), 'accent'),
          ),
        ),
    ].join('\n'),
  };
}

const PLANET_COUNT = 10;
const MOST_ON_A_SIDE = 7;
/** Above the horizon, and out of sight. */
const WITHDRAWN = 12;

function horizonWords({ above, crowded }: SolarYear, turns: Turns): string {
  if (above >= MOST_ON_A_SIDE) {
    const isWithdrawn = crowded.slice(0, 2).some(({ house }) => house === WITHDRAWN);
    return turns.say(isWithdrawn ? links.YEAR_ABOVE_WITHDRAWN : links.YEAR_ABOVE, numberName(above));
  }
  const below = PLANET_COUNT - above;
  return below >= MOST_ON_A_SIDE ? turns.say(links.YEAR_BELOW, numberName(below)) : turns.say(links.YEAR_EVEN);
}

/** The dates that stand out, before they are told one by one. */
function marksWords(given: SolarGiven): string {
  const dates = markedDates(given).map((/* begins with a figure */ date) => `le ${date}`);
  return dates.length < 2 ? '' : `Les dates à retenir, à quelques jours près : ${joined(dates)}.`;
}

function endOf(corpus: Corpus, given: SolarGiven): ReadingPart {
  const dates = datesOf(given).map(({ date, what }) => `le ${/* begins with a figure */ date} (${what})`);
  return {
    ...SHAPE,
    key: 'year-end',
    title: 'Le calendrier, et pour finir',
    html: [
      ...(dates.length > 0 ? [paragraphOf(`Dans l’ordre : ${joined(dates)}.`)] : []),
      paragraphOf(links.YEAR_FREE, sentencesIn(corpus, yearSynthesisKind, String(given.solar.sunHouse), 'fin')),
    ].join('\n'),
  };
}
