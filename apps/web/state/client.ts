import type { Envelope } from '@solelune/contract';
import { browserTokens, type Client, createClient } from '@solelune/contract/client';
import { computesHere } from '@solelune/screen/device';
import { tellRedirectLost } from '../toasts/redirect-lost.ts';

type EnvelopeListener = (envelope: Envelope) => void;
const listeners = new Set<EnvelopeListener>();

/** Hears what any answer carries beside its own fields (displays, meta…). Returns how to stop. */
export function onEnvelope(listener: EnvelopeListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const tokens = browserTokens;

const network = createClient({
  baseUrl: '/api/',
  tokens,
  // Read at each call: a page may wrap `fetch` after this module has run.
  fetch: (...request) => globalThis.fetch(...request),
  onEnvelope: (envelope) => {
    for (const listener of listeners) listener(envelope);
    if (envelope.redirect_to) leaveFor(envelope.redirect_to);
  },
});

/** The one client of the browser. Where births stay on the device, it answers what it can by itself. */
export const client: Client = {
  call: async (call, input, options) => {
    if (!computesHere()) return network.call(call, input, options);
    const { answerHere } = await import('../device/answer-here.ts');
    return ((await answerHere(call, input)) as never) ?? network.call(call, input, options);
  },
};

/** The server sends the visitor elsewhere: only to a web address, never to a script. */
function leaveFor(address: string): void {
  const url = URL.parse(address, location.href);
  if (url?.protocol === 'https:' || url?.origin === location.origin) location.assign(url.href);
  else tellRedirectLost();
}
