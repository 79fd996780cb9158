import type { Writer } from '@solelune/platform';
import { credit, type Done, type Refused } from '@solelune/wallet/api';
import { consultationPoints, PROFILE_POINTS, SIGNUP_POINTS } from '../engine/index.ts';

interface Earned {
  userId: string;
  at: Temporal.Instant;
}

/** Called by the signup, in its transaction; once per member whatever happens. */
export const earnForSignup = (db: Writer, { userId, at }: Earned): Promise<Done | Refused> =>
  earn(db, { userId, at, key: `loyalty.signup:${userId}`, label: 'Bienvenue', points: SIGNUP_POINTS });

/** Called when the profile is at 100 percent and the address confirmed; emptying and filling it again earns nothing more. */
export const earnForProfile = (db: Writer, { userId, at }: Earned): Promise<Done | Refused> =>
  earn(db, { userId, at, key: `loyalty.profile:${userId}`, label: 'Profil complété', points: PROFILE_POINTS });

/** Called when a consultation is over and paid: a point for each whole euro. Null when it was too short for one. */
export async function earnForConsultation(
  db: Writer,
  {
    userId,
    at,
    consultationId,
    amountCents,
    detail,
  }: Earned & { consultationId: string; amountCents: number; detail?: string },
): Promise<Done | Refused | null> {
  const points = consultationPoints(amountCents);
  if (points === 0) return null;
  const key = `loyalty.consultation:${consultationId}`;
  return earn(db, { userId, at, key, label: 'Consultation', points, ...(detail ? { detail } : {}) });
}

const earn = (
  db: Writer,
  { points, ...words }: Earned & { key: string; label: string; detail?: string; points: number },
) => credit(db, { ...words, currency: 'points', amount: points, source: 'issued' });
