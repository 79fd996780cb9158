import type { Discipline } from './disciplines.ts';
import type { Status } from './status.ts';
import type { Prices, Way } from './ways.ts';

/** By what the team is filtered; nothing said, everybody. */
export interface TeamFilters {
  discipline?: Discipline | undefined;
  way?: Way | undefined;
  language?: string | undefined;
  /** Most cents a minute: for who works by the minute. */
  mostCents?: number | undefined;
  isThere?: boolean | undefined;
}

interface Filterable {
  disciplines: readonly Discipline[];
  languages: readonly string[];
  prices: Prices;
  seen: Status;
}

/** The lowest price of a minute in the way that is asked for, or in any; null for who only writes letters. */
export function minuteCents(prices: Prices, way?: Way): number | null {
  const asked = way === 'phone' || way === 'chat' ? [prices[way]] : [prices.phone, prices.chat];
  const known = asked.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

export function passes(advisor: Filterable, filters: TeamFilters): boolean {
  const { discipline, way, language, mostCents, isThere } = filters;
  if (discipline && !advisor.disciplines.includes(discipline)) return false;
  if (way && advisor.prices[way] === null) return false;
  if (language && !advisor.languages.includes(language)) return false;
  if (isThere && advisor.seen.status !== 'online') return false;
  if (mostCents === undefined) return true;
  const cents = minuteCents(advisor.prices, way);
  return cents !== null && cents <= mostCents;
}

interface Orderable {
  id: number;
  seen: Status;
}

const RANK = { online: 0, busy: 1, offline: 2 } as const;

/**
 * The honest order, which the page explains: who is there, then who is in a consultation, then who comes back soonest, then the others. Among equals
 * the first place goes round, one further each day: nobody has it by name, by price, by note or by payment.
 */
export function orderTeam<Advisor extends Orderable>(team: readonly Advisor[], day: string): Advisor[] {
  const count = team.length;
  const turn = count > 0 ? daysSinceEpoch(day) % count : 0;
  const places = new Map(
    [...team].sort((a, b) => a.id - b.id).map(({ id }, index) => [id, (index + count - turn) % count]),
  );
  const place = ({ id }: Advisor) => places.get(id) ?? 0;
  const comeback = ({ seen }: Advisor) => seen.comeback ?? '9';
  return [...team].sort(
    (a, b) =>
      RANK[a.seen.status] - RANK[b.seen.status] ||
      (comeback(a) < comeback(b) ? -1 : comeback(a) > comeback(b) ? 1 : 0) ||
      place(a) - place(b),
  );
}

const DAY_MS = 86_400_000;
const daysSinceEpoch = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
