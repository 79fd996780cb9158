/** What a month of the year means to a sign: its events by a written weight, for a list and a headline. The figures only order. */
import type { Sign } from '@solelune/sky';
import { houseFrom } from './day-sky.ts';
import { type SkyEvent, type SlowBody, withoutEclipsed } from './sky-events.ts';

/** The slower a body, the rarer what it does. */
const SLOWNESS: Readonly<Record<SlowBody | 'mean_node', number>> = {
  sun: 12,
  mercury: 8,
  venus: 15,
  mars: 20,
  mean_node: 30,
  jupiter: 50,
  saturn: 55,
  uranus: 60,
  neptune: 60,
  pluto: 60,
};
/** Above whatever else a month holds, a slow planet's turn in the reader's own sign included. */
const ECLIPSE = 70;
const LUNATION = 20;
/** Houses of the reader that make an event theirs: their own sign, the one in front, the top and the foot. */
const HOUSES: Readonly<Partial<Record<number, number>>> = { 1: 25, 7: 18, 10: 5, 4: 5 };
/** The text of the year speaks of it. */
const TOLD = 30;

function rarity(event: SkyEvent): number {
  switch (event.what) {
    case 'eclipse':
      return ECLIPSE;
    case 'lunation':
      return LUNATION;
    case 'ingress':
      return SLOWNESS[event.body];
    case 'station':
      return SLOWNESS[event.body] / 2 + 10;
    case 'aspect':
      // An angle is as rare as the faster of the two.
      return Math.min(SLOWNESS[event.a], SLOWNESS[event.b]) - (event.aspect === 'conjunction' ? 2 : 6);
  }
}

/** Without a reader, what it weighs for everybody. */
export const weightOf = (event: SkyEvent, reader?: Sign): number =>
  rarity(event) + (reader ? (HOUSES[houseFrom(reader, event.sign)] ?? 0) : 0);

const MOST_EVENTS = 6;

interface MonthEvents {
  /** In time order. */
  readonly events: readonly SkyEvent[];
  /** The one that weighs most. */
  readonly first: SkyEvent | undefined;
}

/** The heaviest of a month's events; an eclipse stands for its lunation. */
export function monthEvents(
  events: readonly SkyEvent[],
  reader: Sign,
  isTold: (event: SkyEvent) => boolean,
): MonthEvents {
  const heaviest = withoutEclipsed(events)
    .map((event) => ({ event, weight: weightOf(event, reader) + (isTold(event) ? TOLD : 0) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_EVENTS)
    .map(({ event }) => event);
  return {
    events: heaviest.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at)),
    first: heaviest[0],
  };
}
