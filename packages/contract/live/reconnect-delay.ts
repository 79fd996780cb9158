/** Product document, sections 4 and 9. */
const FIRST_TRIES = 3;
const MOST_TRIES = 10;
const STEP_MS = 1_000;

/** How long to wait before the first, second… try to come back; null when it is time to give up. */
export function reconnectDelayMs(attempt: number): number | null {
  if (attempt > MOST_TRIES) return null;
  return attempt <= FIRST_TRIES ? STEP_MS : (attempt - FIRST_TRIES + 1) * STEP_MS;
}
