import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { dayWords } from '@solelune/civil-time/words';
import { type Failure, fail, type Services } from '@solelune/contract/server';
import { formatEuros } from '@solelune/money';
import { consultationSpendings } from '@solelune/payments/api';
import type { Reader } from '@solelune/platform';
import { birthdateOf } from '@solelune/profile/api';
import { isAdult, isPaused, type Period, passedLimit, periodStart } from '../../engine/guards/index.ts';
import { limitsOf, pauseOf } from './guards.repo.ts';

const ZONE = 'Europe/Paris';
const NO_BIRTH =
  'Dites d’abord votre date de naissance dans votre profil : les consultations sont réservées aux personnes de dix-huit ans et plus.';
const TOO_YOUNG = 'Les consultations sont réservées aux personnes de dix-huit ans et plus.';
const PERIOD_WORDS: Readonly<Record<Period, string>> = { day: 'par jour', week: 'par semaine', month: 'par mois' };

/**
 * Asked before anything is paid for: an adult, no pause, and within the member's own limits with so many cents more. Null, or the failure to return, whose
 * sentence says why. Payments asks it by itself, with the member locked, for every product that says `isConsultation`.
 */
export async function mayConsult(
  db: Reader,
  services: Pick<Services, 'features'>,
  userId: string,
  cents: number,
  at: Temporal.Instant,
): Promise<Failure | null> {
  const sentence =
    (await ageRefusal(db, userId, at)) ??
    (await pauseRefusal(db, userId, at)) ??
    (await limitRefusal(db, services, userId, cents, at));
  return sentence === null ? null : fail('conflict', { sentence });
}

async function ageRefusal(db: Reader, userId: string, at: Temporal.Instant): Promise<string | null> {
  const birthdate = await birthdateOf(db, userId);
  if (birthdate === null) return NO_BIRTH;
  return isAdult(birthdate, at.toZonedDateTimeISO(ZONE).toPlainDate()) ? null : TOO_YOUNG;
}

async function pauseRefusal(db: Reader, userId: string, at: Temporal.Instant): Promise<string | null> {
  const until = await pauseOf(db, userId);
  if (until === null || !isPaused(until, at)) return null;
  return `Vous avez demandé une pause jusqu’au ${dayWords(momentIn(ZONE, until.toString()))}. Elle tient jusque-là : rien n’est débité.`;
}

async function limitRefusal(
  db: Reader,
  services: Pick<Services, 'features'>,
  userId: string,
  cents: number,
  at: Temporal.Instant,
): Promise<string | null> {
  const limits = await limitsOf(db, userId);
  const spendings = await consultationSpendings(db, services, userId, earliestStart(at));
  const passed = passedLimit(limits, spendings, cents, at);
  if (!passed) return null;
  const limit = `${formatEuros(passed.limitCents, 'short')} ${PERIOD_WORDS[passed.period]}`;
  const left = passed.leftCents === 0 ? 'il n’en reste rien' : `il en reste ${formatEuros(passed.leftCents)}`;
  return `Cette consultation (${formatEuros(cents)}) dépasse la limite que vous vous êtes fixée : ${limit}, et ${left}. Vos limites sont dans votre profil.`;
}

/** A week may begin before its month. */
export const earliestStart = (at: Temporal.Instant): Temporal.Instant => {
  const [week, month] = [periodStart('week', at), periodStart('month', at)];
  return Temporal.Instant.compare(week, month) < 0 ? week : month;
};
