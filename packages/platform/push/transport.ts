import webpush from 'web-push';
import type { Config } from '../config.ts';
import type { PushKeys } from './keys.ts';
import type { PushMessage } from './message.ts';
import type { Subscription } from './subscription.ts';

const TIMEOUT_MS = 10_000;
const TOO_MANY = 429;

/** `gone`: the browser took its permission back, and its address is no more. `refused`: not this time nor another. `away`: perhaps later. */
type PushOutcome = 'sent' | 'gone' | 'refused' | 'away';

/** Encrypted for that browser alone (RFC 8291): who brings it cannot read it. */
export async function sendPush(
  { siteUrl, brand }: Pick<Config, 'siteUrl' | 'brand'>,
  keys: PushKeys,
  subscription: Subscription,
  { keptSeconds, ...message }: PushMessage,
): Promise<PushOutcome> {
  const contact = siteUrl.startsWith('https:') ? siteUrl : `mailto:${brand.contactEmail}`;
  const { endpoint, method, headers, body } = webpush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: contact, ...keys },
    TTL: keptSeconds,
    urgency: 'high',
  });
  // `fetch` counts the bytes itself.
  const { 'Content-Length': _, ...rest } = headers;
  try {
    const answer = await fetch(endpoint, {
      method,
      headers: rest as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    if (answer.status === 404 || answer.status === 410) return 'gone';
    return answer.status >= 500 || answer.status === TOO_MANY ? 'away' : 'refused';
  } catch {
    return 'away';
  }
}
