import { afterEach } from 'vitest';

export interface Clock {
  now: () => Temporal.Instant;
  set(instant: Temporal.Instant): void;
}

/** What time it is for the application of a test file. A test may move it; it puts itself back before the next one. */
export function useClock(start: string): Clock {
  const first = Temporal.Instant.from(start);
  let now = first;
  afterEach(() => {
    now = first;
  });
  return {
    now: () => now,
    set: (instant) => {
      now = instant;
    },
  };
}
