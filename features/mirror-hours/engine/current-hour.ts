import { latestFirst, type Sighting } from './records.ts';

/**
 * "My mirror hour": the latest hour that was noted in its own minute. It is locked until there is one and an account to tie it to, unlocked
 * when there is, seen once its page was opened.
 */
export type CurrentHourState = 'none' | 'locked' | 'unlocked' | 'seen';

interface Noted extends Sighting {
  readonly haveSeen: boolean;
}

/** The sighting that is the current mirror hour, if there is one. */
export const currentSighting = <One extends Pick<Sighting, 'date' | 'hour' | 'live'>>(
  sightings: readonly One[],
): One | null => latestFirst(sightings.filter(({ live }) => live))[0] ?? null;

export function currentHourState(sightings: readonly Noted[], hasAccount: boolean): CurrentHourState {
  if (sightings.length === 0) return 'none';
  const current = hasAccount ? currentSighting(sightings) : null;
  if (!current) return 'locked';
  return current.haveSeen ? 'seen' : 'unlocked';
}
