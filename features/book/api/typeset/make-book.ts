/** From a birth to a PDF, in the process that does nothing else. */

import { signFacts } from '@solelune/astrology/engine';
import { degreeText } from '@solelune/astrology/words/chart';
import { POINT_WORDS } from '@solelune/astrology/words/points';
import { dateWords, hourWords } from '@solelune/civil-time/words';
import { sectionOf } from '@solelune/corpus';
import { isPlanet } from '@solelune/sky';
import { composeBook } from '../../composition/compose-book.ts';
import type { BookGiven } from '../../composition/given.ts';
import { type LaidOut, layOut, wordsIn } from '../../composition/lay-out.ts';
import { paragraphsOf } from '../../composition/pieces.ts';
import { wheelSky } from '../../composition/portrait/index.ts';
import { closingKind } from '../../corpus.ts';
import { coverSvg } from '../../drawings/cover-markup.ts';
import { inkWheel } from '../../drawings/plates.ts';
import { BOOK_PAGES, YEARS } from '../../engine/book-plan.ts';
import { linesOf, setBook } from './typesetter.ts';

export interface MadeBook {
  readonly pdf: Buffer;
  readonly laidOut: LaidOut;
}

/** What the member sees of the work, in its order. */
export type Stage = 'sky' | 'texts' | 'pages' | 'done';

export function makeBook(
  given: BookGiven,
  brand: string,
  madeOn: Temporal.PlainDate,
  tell: (stage: Stage) => void = () => {},
): MadeBook {
  tell('sky');
  const sheets = composeBook(given);
  tell('texts');
  const laidOut = layOut(sheets, linesOf(wordsIn(sheets)));
  tell('pages');
  const images = [...laidOut.images, coverSvg(wheelSky(given)), inkWheel(wheelSky(given))(400, 400)];
  const { pdf, pages } = setBook({
    meta: metaOf(given, brand),
    cover: coverOf(given, brand, madeOn, images.length),
    images,
    sheets: laidOut.sheets,
    contents: laidOut.contents,
  });
  if (pages !== BOOK_PAGES) throw new Error(`the book was set on ${pages} pages`);
  tell('done');
  return { pdf, laidOut };
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
  const place = cast.place.name.split(',')[0] ?? '';
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
    positions: positionsOf(given),
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
