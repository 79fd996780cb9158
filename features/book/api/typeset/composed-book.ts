/** From a birth to all that is set: texts chosen, pages filled, drawings drawn. */

import { signFacts } from '@solelune/astrology/engine';
import { degreeText } from '@solelune/astrology/words/chart';
import { POINT_WORDS } from '@solelune/astrology/words/points';
import { dateWords, hourWords } from '@solelune/civil-time/words';
import { sectionOf } from '@solelune/corpus';
import { isPlanet } from '@solelune/sky';
import { BIRTH_WHEEL_ALT } from '../../composition/alts.ts';
import { composeBook } from '../../composition/compose-book.ts';
import type { BookGiven } from '../../composition/given.ts';
import { type LaidOut, layOut, wordsIn } from '../../composition/lay-out.ts';
import { paragraphsOf } from '../../composition/pieces.ts';
import { coverPlace } from '../../composition/place-words.ts';
import { wheelSky } from '../../composition/portrait/index.ts';
import { closingKind } from '../../corpus.ts';
import { coverSvg } from '../../drawings/cover-markup.ts';
import { inkWheel } from '../../drawings/plates.ts';
import { YEARS } from '../../engine/book-plan.ts';
import type { Stage } from './stages.ts';
import { linesOf } from './typesetter.ts';

/** All that the typesetter is given: plain data, so that another process can set it. */
export interface BookData {
  readonly meta: unknown;
  readonly cover: ReturnType<typeof coverOf>;
  readonly images: readonly string[];
  readonly sheets: LaidOut['sheets'];
  readonly contents: LaidOut['contents'];
}

interface ComposedBook {
  readonly data: BookData;
  readonly laidOut: LaidOut;
}

export function composedBook(
  given: BookGiven,
  brand: string,
  madeOn: Temporal.PlainDate,
  tell: (stage: Stage) => void = () => {},
): ComposedBook {
  const sheets = composeBook(given, tell);
  const laidOut = layOut(sheets, linesOf(wordsIn(sheets)));
  const images = [...laidOut.images, coverSvg(wheelSky(given)), inkWheel(wheelSky(given))(400, 400)];
  const data = {
    meta: metaOf(given, brand),
    cover: coverOf(given, brand, madeOn, images.length),
    images,
    sheets: laidOut.sheets,
    contents: laidOut.contents,
  };
  return { data, laidOut };
}

const metaOf = ({ firstname }: BookGiven, brand: string) => ({
  title: `Promesse Céleste, ${firstname}`,
  author: brand,
  description: 'Un livre calculé et composé pour une seule personne.',
  keywords: ['astrologie', 'thème natal', 'vingt années'],
});

/** Words of the cover and of the pages that have no chapter. */
function coverOf(given: BookGiven, brand: string, madeOn: Temporal.PlainDate, imageCount: number) {
  const { corpus, firstname, date, time, cast, firstYear, dedication } = given;
  const positions = positionsOf(given);
  const place = coverPlace(cast.place.name);
  const words = (key: 'ex-libris' | 'colophon') => paragraphsOf(sectionOf(corpus, closingKind, 'colophon', key).html);
  return {
    name: firstname,
    line: `${place}, le ${/* begins with a figure */ dateWords(date)}${time ? ` à ${hourWords(time)}` : ''}`,
    years: `${firstYear}\u00A0–\u00A0${firstYear + YEARS - 1}`,
    brand,
    dedication,
    'ex-libris': words('ex-libris').join(' '),
    colophon: words('colophon'),
    made: `Achevé le ${/* begins with a figure */ dateWords(madeOn)}`,
    ground: imageCount - 2,
    wheel: imageCount - 1,
    positions,
    alts: {
      cover: 'La couverture : votre ciel de naissance en or sur la nuit.',
      title: BIRTH_WHEEL_ALT,
      wheel: `La roue de votre ciel de naissance : ${positions.map(([point, place]) => `${point} ${place}`).join(', ')}.`,
    },
  };
}

function positionsOf({ cast: { chart, timeKnown } }: BookGiven): [string, string][] {
  const place = (lonDeg: number, sign: Parameters<typeof signFacts>[0]) =>
    `${degreeText(lonDeg % 30)} ${signFacts(sign).name}`;
  const bodies = chart.placements.filter(({ body }) => isPlanet(body) || body === 'chiron' || body === 'mean_node');
  const angles = timeKnown ? (['ascendant', 'midheaven'] as const) : [];
  return [
    ...bodies.map(({ body, lonDeg, sign, retrograde }): [string, string] => [
      POINT_WORDS[body].name,
      body === 'moon' && !timeKnown
        ? 'selon l’heure'
        : `${place(lonDeg, sign)}${retrograde && isPlanet(body) ? ' r' : ''}`,
    ]),
    ...angles.map((angle): [string, string] => [
      POINT_WORDS[angle].name,
      place(chart.angles[angle].lonDeg, chart.angles[angle].sign),
    ]),
  ];
}
