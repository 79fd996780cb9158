import { browserTokens, createClient } from '@solelune/contract/client';

/** A whole book is composed for three of its pages, perhaps after those of others: longer than the ten seconds that every other call has. */
const EXTRACT_TIMEOUT_MS = 180_000;

export const extractClient = createClient({
  baseUrl: '/api/',
  tokens: browserTokens,
  timeoutMs: EXTRACT_TIMEOUT_MS,
  // Read at each call: the server loads this module too, and a page may wrap `fetch` later.
  fetch: (...request) => globalThis.fetch(...request),
});
