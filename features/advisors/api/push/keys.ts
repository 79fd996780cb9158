import { createECDH, hkdfSync } from 'node:crypto';
import { type Config, openSecrets } from '@solelune/platform';
import { advisorSettings } from '../../settings.ts';

/** This site's own key pair (VAPID, RFC 8292): browsers' makers bring only what it signed. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const PRIVATE_BYTES = 32;
const known = new WeakMap<Config, PushKeys>();

/** As configured, or else derived from the secret that all processes of the site share: push works with nothing set up, and stays valid. */
export function pushKeys(config: Config): PushKeys {
  const { publicKey, privateKey } = advisorSettings(config);
  if (publicKey && privateKey) return { publicKey, privateKey };
  const kept = known.get(config) ?? derivedFrom(openSecrets(config).session);
  known.set(config, kept);
  return kept;
}

function derivedFrom(secret: string): PushKeys {
  const curve = createECDH('prime256v1');
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'web push, VAPID key', PRIVATE_BYTES));
  curve.setPrivateKey(bytes);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
}
