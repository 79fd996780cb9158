import { browserTokens, createClient } from '@solelune/contract/client';

/** A photo over a slow line takes longer than the ten seconds that every other call has. */
const UPLOAD_TIMEOUT_MS = 30_000;

export const uploadClient = createClient({
  baseUrl: '/api/',
  tokens: browserTokens,
  timeoutMs: UPLOAD_TIMEOUT_MS,
  // Read at each call: the server loads this module too, and a page may wrap `fetch` later.
  fetch: (...request) => globalThis.fetch(...request),
});
