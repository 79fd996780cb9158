import type { BookGiven } from '../given.ts';
import type { Chapter } from '../pieces.ts';
import { angelsChapter } from './angels.ts';
import { ascendantChapter } from './ascendant.ts';
import { aspectsChapter } from './aspects.ts';
import { doorsChapter } from './doors.ts';
import { lifepathChapter } from './lifepath.ts';
import { lightChapter } from './lights.ts';
import { moreChapters } from './more.ts';
import { planetChapter, planetOrder } from './planets.ts';
import { wholeChapters } from './whole.ts';

export { wheelSky } from './wheel-sky.ts';

/** The chapters in the order of the book. Aspects come last of the sky: what a planet told of them is not told again. */
export function portraitChapters(given: BookGiven): Chapter[] {
  const { opening, balance, closing } = wholeChapters(given);
  return [
    opening,
    given.cast.timeKnown ? ascendantChapter(given) : doorsChapter(given),
    lightChapter(given, 'sun'),
    lightChapter(given, 'moon'),
    ...planetOrder(given).map((subject) => planetChapter(given, subject)),
    aspectsChapter(given),
    balance,
    angelsChapter(given),
    lifepathChapter(given),
    ...moreChapters(given),
    closing,
  ];
}
