/** The three years, each searched once in a process. */
import { loadEphemeris } from '@solelune/sky/node';
import { YEARS } from '../corpus/slugs.ts';
import { eventKey, spanOfYear } from '../engine/event-keys.ts';
import { findSkyEvents, type SkyEvent } from '../engine/sky-events.ts';
import { type YearRibbon, yearRibbon } from '../engine/year-ribbon.ts';

export interface KnownYear {
  readonly year: number;
  readonly events: readonly SkyEvent[];
  readonly byKey: ReadonlyMap<string, SkyEvent>;
  readonly ribbon: YearRibbon;
}

const known = new Map<string, KnownYear>();

export const YEAR_NUMBERS = YEARS.map(Number);

export function knownYear(year: string): KnownYear | undefined {
  if (!(YEARS as readonly string[]).includes(year)) return undefined;
  const found = known.get(year) ?? searchYear(Number(year));
  known.set(year, found);
  return found;
}

/** Days since its beginning, with their part; negative before. */
export const daysInto = (year: number, now: Temporal.Instant): number =>
  (now.epochMilliseconds - spanOfYear(year).from.epochMilliseconds) / 86400_000;

function searchYear(year: number): KnownYear {
  const span = spanOfYear(year);
  const events = findSkyEvents(loadEphemeris(), span);
  return {
    year,
    events,
    byKey: new Map(events.map((event) => [eventKey(event), event])),
    ribbon: yearRibbon(loadEphemeris(), span, events),
  };
}
