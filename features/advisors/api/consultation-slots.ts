import type { FeatureParts } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import type { SpotlightCard } from '../contract.ts';

/** An hour that can be booked, as the agenda's feature tells it. */
export interface FreeSlot {
  startsAt: Temporal.Instant;
  durationMinutes: number;
  /** Where it is booked. */
  address: string;
}

/** A time at which somebody means to be there. */
export interface OpenHours {
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/** What features that know agendas and consultations tell the team's pages. This feature knows none of them by name. */
export interface AdvisorsSlot {
  /** The next free hours of each of these advisors, soonest first, at most `limit` each; who has none is left out. */
  nextFree?(
    db: Reader,
    asked: { advisorIds: readonly number[]; limit: number; now: Temporal.Instant },
  ): Promise<ReadonlyMap<number, readonly FreeSlot[]>>;
  /** When each of these advisors means to be there between two instants, in order; who gives out no hours is left out. */
  openHours?(
    db: Reader,
    asked: { advisorIds: readonly number[]; from: Temporal.Instant; until: Temporal.Instant },
  ): Promise<ReadonlyMap<number, readonly OpenHours[]>>;
  /** The day on which the member last consulted the advisor (YYYY-MM-DD); null if they never did. Who consulted may write a review. */
  consulted?(db: Reader, userId: string, advisorId: number): Promise<string | null>;
}

declare module '@solelune/contract/server' {
  interface ServerFeature {
    /** What it knows of advisors' hours and consultations (features/advisors). */
    advisors?: AdvisorsSlot;
    /** Who stands in the spotlight, one per role (features/advisors fills it; the home page asks). */
    spotlight?: (parts: Pick<FeatureParts, 'db' | 'services' | 'now'>) => Promise<SpotlightCard[]>;
  }
}
