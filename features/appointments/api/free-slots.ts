import type { Advisor, AdvisorsSlot, FreeSlot } from '@solelune/advisors/api';
import type { Reader } from '@solelune/platform';
import { type Agenda, freeSlots, isBookable, openBetween, type Span, type Wanted } from '../engine/index.ts';
import { agendaOf, agendasOf, findAgenda, zones } from './agenda.repo.ts';
import { busyOf } from './appointment.repo.ts';

/** The page that shows an advisor's next free hours, as `features/advisors` tags it. */
export const slotsTag = (slug: string): string => `advisor:${slug}`;

export const bookingAddress = (slug: string, startsAt?: Temporal.Instant): string =>
  `/equipe/${slug}/rendez-vous${startsAt ? `?creneau=${startsAt.toString()}` : ''}`;

/** What the pages of the team are told; most people take half an hour. */
const USUAL_MINUTES = 30;

export const nextFree: NonNullable<AdvisorsSlot['nextFree']> = async (db, { advisorIds, limit, now }) => {
  const found = new Map<number, readonly FreeSlot[]>();
  if (advisorIds.length === 0) return found;
  const [agendas, busy] = [await agendasOf(db, advisorIds), await busyOf(db, advisorIds, now)];
  for (const row of agendas) {
    const wanted = wantedOf(USUAL_MINUTES, busy.get(row.advisor_id), now);
    const slots = first(limit, freeSlots(zones(), agendaOf(row, row.time_zone), wanted, fromNow(wanted)));
    if (slots.length > 0)
      found.set(
        row.advisor_id,
        slots.map((slot) => asFree(slot, row.slug)),
      );
  }
  return found;
};

export const openHours: NonNullable<AdvisorsSlot['openHours']> = async (db, { advisorIds, from, until }) => {
  if (advisorIds.length === 0) return new Map();
  const between = { startMs: from.epochMilliseconds, endMs: until.epochMilliseconds };
  const agendas = await agendasOf(db, advisorIds);
  return new Map(
    agendas.map((row) => [row.advisor_id, openBetween(zones(), agendaOf(row, row.time_zone), between).map(asHours)]),
  );
};

const asHours = ({ startMs, endMs }: Span) => ({
  from: Temporal.Instant.fromEpochMilliseconds(startMs),
  to: Temporal.Instant.fromEpochMilliseconds(endMs),
});

const asFree = ({ startMs }: Span, slug: string): FreeSlot => {
  const startsAt = Temporal.Instant.fromEpochMilliseconds(startMs);
  return { startsAt, durationMinutes: USUAL_MINUTES, address: bookingAddress(slug, startsAt) };
};

const wantedOf = (minutes: number, busy: readonly Span[] = [], now: Temporal.Instant): Wanted => ({
  ...{ minutes, busy, nowMs: now.epochMilliseconds },
});
const fromNow = ({ nowMs }: Wanted): Span => ({ startMs: nowMs, endMs: Number.POSITIVE_INFINITY });

function first<T>(limit: number, all: Iterable<T>): T[] {
  const taken: T[] = [];
  for (const one of all) {
    if (taken.length >= limit) break;
    taken.push(one);
  }
  return taken;
}

interface Asked {
  minutes: number;
  now: Temporal.Instant;
  /** An appointment that would be moved: its own hour does not stand in its way. */
  besides?: Span;
}

async function wantedFrom(db: Reader, advisorId: number, { minutes, now, besides }: Asked): Promise<Wanted> {
  const busy = (await busyOf(db, [advisorId], now)).get(advisorId) ?? [];
  const isOwn = ({ startMs, endMs }: Span) => startMs === besides?.startMs && endMs === besides.endMs;
  return wantedOf(
    minutes,
    busy.filter((span) => !isOwn(span)),
    now,
  );
}

/** Instants of the slots that begin between two, at most `limit`. */
export async function slotsBetween(
  db: Reader,
  advisor: Advisor,
  { from, until, limit, ...asked }: Asked & { from: Temporal.Instant; until: Temporal.Instant; limit: number },
): Promise<string[]> {
  const agenda = await findAgenda(db, advisor);
  if (!agenda) return [];
  const wanted = await wantedFrom(db, advisor.id, asked);
  const between = { startMs: from.epochMilliseconds, endMs: until.epochMilliseconds };
  return first(limit, freeSlots(zones(), agenda, wanted, between)).map(({ startMs }) =>
    new Date(startMs).toISOString(),
  );
}

/** The agenda of whom this very slot can be booked with; null when it cannot. */
export async function agendaIfFree(
  db: Reader,
  advisor: Advisor,
  startsAt: Temporal.Instant,
  asked: Asked,
): Promise<Agenda | null> {
  const agenda = await findAgenda(db, advisor);
  if (!agenda || !advisor.isListed) return null;
  const wanted = await wantedFrom(db, advisor.id, asked);
  return isBookable(zones(), agenda, wanted, startsAt.epochMilliseconds) ? agenda : null;
}
