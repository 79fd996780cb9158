import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { Services } from '@solelune/contract/server';
import type { Config, SealedText, Sealing } from '@solelune/platform';
import { sessionSecrets } from '../keys.ts';

/** An address that somebody typed waits in its job, and no other, without being readable there: whether it has an account or not. */
const placeOf = (jobId: string) => ({ table: 'jobs.job', column: 'account-recovery-letter', row: jobId });

export const sealAddress = (sealing: Sealing, jobId: string, address: string): SealedText =>
  sealing.seal(placeOf(jobId), address);

export const openAddress = (
  { config, sealing }: Pick<Services, 'config' | 'sealing'>,
  jobId: string,
  sealed: string,
): string => (sealed.includes('.') ? sealing.open(placeOf(jobId), sealed) : openFormer(config, sealed));

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** As jobs carried it before keys had names. None waits for longer than two weeks: this may go with the next release. */
function openFormer(config: Config, sealed: string): string {
  const [first = '', ...others] = sessionSecrets(config);
  for (const secret of others) {
    try {
      return openWith(secret, sealed);
    } catch {
      // It was another one.
    }
  }
  return openWith(first, sealed);
}

function openWith(secret: string, sealed: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'solelune account sealed', 32));
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString();
}
