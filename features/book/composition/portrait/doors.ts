/** Without an hour: the signs that rose that day, each with its hours. The reader may know which door they came in by. */
import { instantOf, skyPlace, zones } from '@solelune/astrology/api';
import { inSignFragment } from '@solelune/astrology/composition/in-sign-fragment';
import { type SignKey, signFacts, signIndex } from '@solelune/astrology/engine';
import { toLocal } from '@solelune/civil-time';
import { fragmentOf } from '@solelune/corpus';
import { computeChart } from '@solelune/sky';
import { chapterKind } from '../../corpus.ts';
import { signPlate } from '../../drawings/plates.ts';
import { signAlt } from '../alts.ts';
import type { BookGiven } from '../given.ts';
import { type Chapter, drawing, head, lead, paragraphsOf, prose, section, title } from '../pieces.ts';
import { pagesIn } from './pages-in.ts';

const STEP_SECONDS = 300;

interface Door {
  sign: SignKey;
  from: number;
  to: number;
}

function doorsOf({ cast, ephemeris }: BookGiven): Door[] {
  const { span, place } = cast;
  if (!span) return [];
  const doors: Door[] = [];
  for (let at = span.from; at < span.to; at += STEP_SECONDS) {
    const { sign } = computeChart(ephemeris, { instant: instantOf(at), place: skyPlace(place) }).angles.ascendant;
    const last = doors.at(-1);
    if (last?.sign === sign) last.to = at + STEP_SECONDS;
    else doors.push({ sign, from: at, to: at + STEP_SECONDS });
  }
  return doors;
}

/** The sign under way at midnight comes back at the end of the day: its two stays are one door. */
function hoursWords(given: BookGiven, stays: readonly Door[]): string {
  const clock = (epochSeconds: number) => {
    const { time } = toLocal(zones(), epochSeconds, given.cast.place.onEarth);
    return `${time.hour}\u00A0h\u00A0${String(time.minute).padStart(2, '0')}`;
  };
  return stays.map(({ from, to }) => `de ${/* begins with a figure */ clock(from)} à ${clock(to)}`).join(', puis ');
}

export function doorsChapter(given: BookGiven): Chapter {
  const doors = doorsOf(given);
  const signs = [...new Set(doors.map(({ sign }) => sign))];
  const staysOf = (sign: SignKey) => doors.filter((door) => door.sign === sign);
  const longest = [...signs].sort((one, other) => lengthOf(staysOf(other)) - lengthOf(staysOf(one)));
  return {
    key: 'portes',
    head: 'Les portes du jour',
    pages: pagesIn(given).ascendant,
    sections: [
      section(
        0,
        title('Par quelle porte ?', 'les ascendants possibles ce jour-là, avec leurs heures'),
        drawing(signPlate(signIndex(longest[0] ?? 'aries')), signAlt(longest[0] ?? 'aries'), 4, 12),
        lead(fragmentOf(given.corpus, chapterKind, 'portes')),
      ),
      ...signs.flatMap((sign) => {
        const text = inSignFragment(given.corpus, 'ascendant', sign);
        const [first = '', ...rest] = paragraphsOf(text);
        const rank = longest.indexOf(sign);
        return [
          section(1 + rank, head(signFacts(sign).name, hoursWords(given, staysOf(sign))), ...prose(`<p>${first}</p>`)),
          ...rest.map((one, index) => section(20 + rank + index * 12, ...prose(`<p>${one}</p>`))),
        ];
      }),
    ],
  };
}

const lengthOf = (stays: readonly Door[]) => stays.reduce((sum, { from, to }) => sum + to - from, 0);
