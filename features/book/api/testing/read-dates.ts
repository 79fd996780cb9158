/** The tables of exact dates, read back from the printed pages and compared with the engine. */
import { POINT_WORDS } from '@solelune/astrology/words/points';
import type { BookGiven } from '../../composition/given.ts';
import { yearStart } from '../../composition/years/index.ts';
import { zoned } from '../../composition/years/words.ts';
import { YEARS } from '../../engine/book-plan.ts';
import { findPeriods } from '../../engine/periods.ts';

const MONTHS = ['janv', 'févr', 'mars', 'avril', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'];
const KINDS: Readonly<Record<string, string>> = {
  ...{ conjoint: 'conjunction', sextile: 'sextile', carré: 'square', trigone: 'trine', opposé: 'opposition' },
};
const POINTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(POINT_WORDS).map(([point, { name }]) => [name, point])),
  ...{ 'Asc.': 'ascendant', 'M. C.': 'midheaven', Nœud: 'mean_node' },
};
const ROW =
  /^(\d{1,2}) ?(?:er)? (\p{L}+)\.? (\d{1,2}) h (\d\d) (\p{L}+)( r)? (conjoint|sextile|carré|trigone|opposé) (.+)$/u;
/** Rows of the Sun's returns, which say the hour only where that of the birth is known. */
const RETURN = /^\d{1,2} ?(?:er)? \p{L}+\.? (?:\d{1,2} h \d\d )?Retour du Soleil$/u;

interface Compared {
  readonly rows: number;
  readonly problems: readonly string[];
}

export function compareDates(pages: readonly string[], given: BookGiven): Compared {
  const problems: string[] = [];
  const printed = new Set<string>();
  let year = 0;
  for (const line of pages.flatMap((words) => words.replace(/[\u00A0\u202F]/g, ' ').split('\n'))) {
    const text = line.trim();
    if (/^20\d\d$/.test(text)) year = Number(text);
    const row = ROW.exec(text);
    if (!row) {
      if (year > 0 && !RETURN.test(text) && !isFrame(text)) problems.push(`unreadable row: ${text}`);
      continue;
    }
    const [, day, month, hour, minute, body, retrograde, kind, point] = row as unknown as string[];
    const at = [year, MONTHS.indexOf(month as string) + 1, day, hour, minute].map(Number).join(' ');
    printed.add(
      [at, POINTS[body as string], retrograde ? 'r' : '', KINDS[kind as string], POINTS[point as string]].join(' '),
    );
  }
  const { all, must } = expectedDates(given);
  for (const one of printed) if (!all.has(one)) problems.push(`not the engine's: ${one}`);
  for (const one of must) if (!printed.has(one)) problems.push(`not printed: ${one}`);
  return { rows: printed.size, problems };
}

const isFrame = (text: string) =>
  text === '' ||
  /^(?:Tables|Dates exactes|Tables Dates exactes|heure de Paris|De 20\d\d à 20\d\d|20\d\d(?:, jour par jour)?|\d{1,3})/.test(
    text,
  );

/** Mars is listed where there is room. */
function expectedDates({ ephemeris, targets, firstYear }: BookGiven) {
  const span = { from: yearStart(firstYear), to: yearStart(firstYear + YEARS) };
  const all = new Set<string>();
  const must = new Set<string>();
  for (const { body, point, kind, passes } of findPeriods(ephemeris, targets, span)) {
    for (const { at, retrograde } of passes) {
      const time = zoned(at);
      if (time.year < firstYear || time.year >= firstYear + YEARS) continue;
      const moment = [time.year, time.month, time.day, time.hour, time.minute].join(' ');
      const words = [moment, body, retrograde && body !== 'mean_node' ? 'r' : '', kind, point].join(' ');
      all.add(words);
      if (body !== 'mars') must.add(words);
    }
  }
  return { all, must };
}
