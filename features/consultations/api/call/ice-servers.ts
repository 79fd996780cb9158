import { createHmac } from 'node:crypto';
import type { Config } from '@solelune/platform';
import { callSettings } from './settings.ts';

/** Longer than any room is open: a relay's name and word are of no use tomorrow. */
const VALID_SECONDS = 6 * 3600;

interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** The relays of a call, with a word for them that ends by itself (the way of coturn's `use-auth-secret`). `name` is nobody's: a room's. */
export function iceServers(config: Config, name: string, now: Temporal.Instant): IceServer[] {
  const { stunUrls, turnUrls, turnSecret } = callSettings(config);
  const stun: IceServer[] = stunUrls.length > 0 ? [{ urls: stunUrls }] : [];
  if (turnUrls.length === 0 || !turnSecret) return stun;
  const username = `${Math.floor(now.epochMilliseconds / 1000) + VALID_SECONDS}:${name}`;
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64');
  return [...stun, { urls: turnUrls, username, credential }];
}
