import type { Config } from '@solelune/platform';
import webpush from 'web-push';
import { pushKeys } from './keys.ts';
import type { Subscription } from './subscription.ts';

const TIMEOUT_MS = 10_000;
/** An offer to talk is old after an hour. */
const KEPT_SECONDS = 3600;

export interface PushMessage {
  title: string;
  body: string;
  /** Where a tap leads; a path of this site. */
  url: string;
  /** A later message with the same tag takes the place of the earlier one. */
  tag: string;
}

/** `gone`: the browser took its permission back, and its address is no more. Encrypted for that browser alone (RFC 8291). */
export async function sendPush(
  config: Config,
  subscription: Subscription,
  message: PushMessage,
): Promise<'sent' | 'gone' | 'failed'> {
  const contact = config.siteUrl.startsWith('https:') ? config.siteUrl : `mailto:${config.brand.contactEmail}`;
  const { endpoint, method, headers, body } = webpush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: contact, ...pushKeys(config) },
    TTL: KEPT_SECONDS,
    urgency: 'high',
  });
  const { 'Content-Length': _, ...rest } = headers;
  try {
    const answer = await fetch(endpoint, {
      method,
      headers: rest as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return 'sent';
    return answer.status === 404 || answer.status === 410 ? 'gone' : 'failed';
  } catch {
    return 'failed';
  }
}
