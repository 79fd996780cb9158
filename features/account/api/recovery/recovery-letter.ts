import { setTimeout as pause } from 'node:timers/promises';
import type { FeatureParts, Services } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import { defineJob, type JobRun } from '@solelune/platform';
import { z } from 'zod';
import { recovery } from '../../mail/letters/password.ts';
import { issueCode } from '../codes/code.repo.ts';
import { findByEmail } from '../user.repo.ts';
import { openAddress } from './sealed-address.ts';

/** The letter is written after a moment that nobody chooses: what follows the request tells nothing by its time. */
const PAUSE_MS = { least: 100, spread: 900 };

interface Parts extends Pick<FeatureParts, 'transaction' | 'now'> {
  services: Pick<Services, 'config' | 'mail' | 'sealing'>;
}

const defined = (run: (sealedAddress: string, run: JobRun) => Promise<void>) =>
  defineJob({
    name: 'account-recovery-letter',
    input: z.object({ sealedAddress: z.string() }),
    concurrency: 2,
    run: ({ sealedAddress }, details) => run(sealedAddress, details),
  });

/** For whoever sends it: the work itself belongs to the job that the composition root adds. */
export const recoveryLetter = defined(async () => {});

/** Writes to the address if it has an account, and does nothing otherwise. */
export const recoveryLetterJob = ({ transaction, services, now }: Parts) =>
  defined(async (sealedAddress, { id, signal }) => {
    await pause(PAUSE_MS.least + Math.random() * PAUSE_MS.spread, undefined, { signal });
    const email = openAddress(services, id, sealedAddress);
    await transaction(async (tx) => {
      const user = await findByEmail(tx, email);
      if (!user) return;
      const code = await issueCode(tx, { userId: user.id, purpose: 'recovery', email, now: now() });
      // The code is the fragment: it reaches the page and no server's log.
      const recoveryUrl = `${services.config.siteUrl}/recuperation-mot-de-passe#${code}`;
      await sendLetter(tx, services, recovery, { to: email, data: { firstname: user.firstname, recoveryUrl } });
    });
  });
