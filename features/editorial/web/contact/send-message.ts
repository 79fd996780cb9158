import { browserTokens, CallError, createClient } from '@solelune/contract/client';
import { sentenceOf } from '@solelune/contract/errors';
import type { ContactFields, ContactProblems, SubjectKey } from '../../contact-rules.ts';
import { contactSend } from '../../contract.ts';

const client = createClient({
  baseUrl: '/api/',
  tokens: browserTokens,
  // Read at each call: the server loads this module too, and a page may wrap `fetch` later.
  fetch: (...request) => globalThis.fetch(...request),
});

/** Why a message did not leave: a sentence, and what to correct where that is the reason. */
export interface Refusal {
  sentence: string;
  problems: ContactProblems;
}

/** Null when the message has left. */
export async function sendMessage({ subject, ...fields }: ContactFields): Promise<Refusal | null> {
  try {
    await client.call(contactSend, { ...fields, subject: subject as SubjectKey });
    return null;
  } catch (error) {
    if (error instanceof CallError) return { sentence: error.sentence, problems: error.fields };
    return { sentence: sentenceOf('unknown'), problems: {} };
  }
}
