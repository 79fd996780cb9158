import type { Services } from '@solelune/contract/server';
import { dayAndHour, sendLetter } from '@solelune/letters';
import type { Writer } from '@solelune/platform';
import { newDevice } from '../../mail/letters/password.ts';
import { noteVisit } from '../privacy/unused-accounts.ts';
import type { AccountRow, SessionRow } from '../tables.ts';
import { noteDevice } from './device.repo.ts';
import { insertSession } from './session.repo.ts';

export interface Device {
  device_key?: string | undefined;
  device_label?: string | undefined;
}

interface Opening {
  user: AccountRow;
  kind: SessionRow['kind'];
  strength: SessionRow['strength'];
  device: Device;
  /** The second factor was proved. */
  isProved?: boolean;
  services: Services;
  now: Temporal.Instant;
}

const UNKNOWN_DEVICE = 'Appareil inconnu';

/** Opens a session and gives what the answer carries for it. A device never seen before is told to the member by mail. */
export async function openSession(tx: Writer, opening: Opening) {
  const { user, kind, strength, device, isProved = false, services, now } = opening;
  const label = device.device_label ?? UNKNOWN_DEVICE;
  const token = await insertSession(tx, { userId: user.id, kind, strength, device: label, isProved, now });
  await noteVisit(tx, user.id, now);
  const isNew = await noteDevice(tx, user.id, device.device_key, now);
  if (isNew) {
    const recoveryUrl = `${services.config.siteUrl}/recuperation-mot-de-passe`;
    const data = { firstname: user.firstname, device: label, now: dayAndHour(now), recoveryUrl };
    await sendLetter(tx, services, newDevice, { to: user.email, data, keptFor: user.id });
  }
  // Whatever token the browser still has is replaced: the long one would win over the new short one.
  return { should_delete_token: true, ...(kind === 'long' ? { long_jwtoken: token } : { jwtoken: token }) };
}
