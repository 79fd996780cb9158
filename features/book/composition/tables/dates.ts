/** Every exact date of the twenty years, in columns that fill their pages: the rows are as high as there is room for. */
import { POINT_WORDS } from '@solelune/astrology/words/points';
import { dayOfMonth, hourWords, shortMonthName } from '@solelune/civil-time/words';
import { TABLE_PAGES } from '../../engine/book-plan.ts';
import type { Period } from '../../engine/periods.ts';
import type { BookGiven } from '../given.ts';
import type { TwentyYears } from '../years/index.ts';
import { zoned } from '../years/words.ts';

/** A row, or the head of a month, or of a year. */
type DateRow =
  | { readonly is: 'year'; readonly text: string }
  | { readonly is: 'row'; readonly day: string; readonly hour: string; readonly text: string; readonly nature: string };

export interface DatesPage {
  readonly title: string;
  readonly columns: readonly (readonly DateRow[])[];
  /** Of all pages alike, so that the last one is full too. */
  readonly rowsPerColumn: number;
}

interface Event {
  at: Temporal.Instant;
  row: Omit<Extract<DateRow, { is: 'row' }>, 'is' | 'day' | 'hour'>;
  hasHour: boolean;
}

/** Under so many rows the conjunctions of Mars are listed too. */
const FEW_ROWS = 620;
const COLUMNS = 2;
/** A year's head takes as much room as two rows. */
const HEAD_ROWS = 2;

const shortNames: Readonly<Record<string, string>> = { ascendant: 'Asc.', midheaven: 'M.\u00A0C.', mean_node: 'Nœud' };
const KIND_WORDS: Readonly<Record<string, string>> = {
  ...{ conjunction: 'conjoint', sextile: 'sextile', square: 'carré', trine: 'trigone', opposition: 'opposé' },
};
const nameOf = (point: keyof typeof POINT_WORDS) => shortNames[point] ?? POINT_WORDS[point].name;

function eventsOf(given: BookGiven, { periods, returns }: TwentyYears): Event[] {
  const passesOf = (wanted: (period: Period) => boolean) =>
    periods.filter(wanted).flatMap(({ body, kind, point, nature, passes }) =>
      passes.map(
        ({ at, retrograde }): Event => ({
          at,
          row: {
            text: `${nameOf(body)}${retrograde && body !== 'mean_node' ? ' r' : ''} ${KIND_WORDS[kind]} ${nameOf(point)}`,
            nature,
          },
          hasHour: true,
        }),
      ),
    );
  const slow = passesOf(({ body }) => body !== 'mars');
  const mars = slow.length < FEW_ROWS ? passesOf(({ body, kind }) => body === 'mars' && kind === 'conjunction') : [];
  const suns = returns.map(
    ({ at }): Event => ({ at, row: { text: 'Retour du Soleil', nature: 'sun' }, hasHour: given.cast.timeKnown }),
  );
  const lastYear = given.firstYear + returns.length;
  return [...slow, ...mars, ...suns]
    .filter(({ at }) => zoned(at).year >= given.firstYear && zoned(at).year < lastYear)
    .sort((one, other) => Temporal.Instant.compare(one.at, other.at));
}

export function datesPages(given: BookGiven, years: TwentyYears): DatesPage[] {
  const rows: DateRow[] = [];
  let year = 0;
  for (const { at, row, hasHour } of eventsOf(given, years)) {
    const day = zoned(at);
    if (day.year !== year) rows.push({ is: 'year', text: String(day.year) });
    year = day.year;
    rows.push({
      is: 'row',
      day: `${dayOfMonth(day.day)} ${shortMonthName(day.month)}`,
      hour: hasHour ? hourWords(day) : '',
      ...row,
    });
  }
  return paged(rows);
}

function paged(rows: readonly DateRow[]): DatesPage[] {
  const wanted = TABLE_PAGES.dates * COLUMNS;
  const total = rows.reduce((sum, { is }) => sum + (is === 'year' ? HEAD_ROWS : 1), 0);
  for (let perColumn = Math.ceil(total / wanted); ; perColumn += 1) {
    const columns = columnsOf(rows, perColumn);
    if (columns.length > wanted) continue;
    return Array.from({ length: TABLE_PAGES.dates }, (_, page) => {
      const own = columns.slice(page * COLUMNS, page * COLUMNS + COLUMNS);
      return { title: titleOf(rows, own), columns: own, rowsPerColumn: perColumn };
    });
  }
}

/** A year's head never stands last in its column. */
function columnsOf(rows: readonly DateRow[], perColumn: number): DateRow[][] {
  const columns: DateRow[][] = [[]];
  let used = 0;
  for (const row of rows) {
    const wanted = row.is === 'year' ? HEAD_ROWS + 1 : 1;
    if (used + wanted > perColumn) {
      columns.push([]);
      used = 0;
    }
    columns.at(-1)?.push(row);
    used += row.is === 'year' ? HEAD_ROWS : 1;
  }
  return columns;
}

/** « 2027 à 2029 »: the years that a page holds. */
function titleOf(rows: readonly DateRow[], columns: readonly (readonly DateRow[])[]): string {
  const first = columns[0]?.[0];
  const last = columns.at(-1)?.at(-1);
  const yearAt = (row: DateRow | undefined) =>
    rows.slice(0, row ? rows.indexOf(row) + 1 : 1).findLast(({ is }) => is === 'year')?.text ?? '';
  const [from, to] = [yearAt(first), yearAt(last)];
  return from === to ? `${from}, jour par jour` : `De ${/* begins with a figure */ from} à ${to}`;
}
