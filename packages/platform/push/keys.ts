import { createECDH, hkdfSync } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Secrets } from '../secrets.ts';

/** This site's own key pair (VAPID, RFC 8292): browsers' makers bring only what it signed. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const PRIVATE_BYTES = 32;

/** As configured, or else derived from the secret that all processes of the site share: push works with nothing set up, and stays valid. */
export function pushKeys({ push: { publicKey, privateKey } }: Config, { session }: Secrets): PushKeys {
  if (publicKey && privateKey) return { publicKey, privateKey };
  const curve = createECDH('prime256v1');
  const bytes = Buffer.from(hkdfSync('sha256', session, '', 'web push, VAPID key', PRIVATE_BYTES));
  curve.setPrivateKey(bytes);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
}
