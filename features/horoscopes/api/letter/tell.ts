/** Tells those whose hour has come. It may run in several processes and be cut anywhere: a letter and the word that it was told are one transaction. */

import { signFacts } from '@solelune/astrology/engine/signs';
import type { FeatureParts } from '@solelune/contract/server';
import { randomToken, type Writer } from '@solelune/platform';
import { sunSignOf, wantsEmail } from '@solelune/profile/api';
import { SITE_ZONE } from '../../engine/event-keys.ts';
import { isTooLate, nextTelling } from '../../engine/letter-times.ts';
import { isKnownDay } from '../known-days.ts';
import type { LetterRow } from '../tables.ts';
import { composeDay, composeWeek } from './compose.ts';
import { dueLetters, findReader, lockLetter, membersWithoutSettings, putLetter } from './letter.repo.ts';
import { DEFAULT_TIMES } from './settings.ts';
import { type Told, tellByMail, tellByPush } from './ways.ts';

/** At once; what is left is told by the next turn of the clock. */
const MOST = 500;

export async function tellAll(parts: FeatureParts): Promise<number> {
  const { db, transaction, now } = parts;
  for (const { user_id } of await membersWithoutSettings(db, MOST))
    await transaction((tx) => giveDefaults(tx, user_id, now()));
  let told = 0;
  for (const { user_id } of await dueLetters(db, new Date(now().epochMilliseconds), MOST))
    if (await transaction((tx) => tellOne(parts, tx, user_id))) told += 1;
  return told;
}

/** Who said yes on the profile and nothing more gets what the profile says: Sunday at eight. */
async function giveDefaults(tx: Writer, userId: string, now: Temporal.Instant): Promise<void> {
  const times = { ...DEFAULT_TIMES, zone: SITE_ZONE };
  await putLetter(tx, {
    ...{ user_id: userId, ...times, sign: await sunSignOf(tx, userId), by_push: false },
    stop_key: randomToken(24),
    agreed_at: new Date(now.epochMilliseconds),
    next_at: new Date(nextTelling(times, now, null).epochMilliseconds),
    told_day: null,
  });
}

/** True where something was sent. */
async function tellOne({ services, now }: FeatureParts, tx: Writer, userId: string): Promise<boolean> {
  const row = await lockLetter(tx, userId);
  const at = now();
  const due = row && Temporal.Instant.fromEpochMilliseconds(row.next_at.getTime());
  // Another process was faster.
  if (!row || !due || Temporal.Instant.compare(due, at) > 0) return false;
  const day = due.toZonedDateTimeISO(row.zone).toPlainDate();
  const reader = await findReader(tx, userId);
  const byMail = reader?.email_verified_at != null && (await wantsEmail(tx, userId, 'horoscope'));
  const isTold = (byMail || row.by_push) && !isTooLate(due, at) && isKnownDay(day);
  if (isTold && reader) {
    const common = {
      firstname: reader.firstname,
      page: `/horoscope/horoscope-du-jour${row.sign ? `?signe=${signFacts(row.sign).slug}` : ''}`,
      stop: `/lettre-du-ciel/arreter/${row.stop_key}`,
    };
    const told: Told =
      row.rhythm === 'day'
        ? { ...common, day: composeDay(services.corpus, day, row.zone, row.sign) }
        : { ...common, week: composeWeek(day, row.zone, row.sign) };
    if (byMail) await tellByMail(tx, services, reader.email, told);
    if (row.by_push) await tellByPush(tx, services, userId, told);
  }
  await putLetter(tx, after(row, at, isTold ? day.toString() : row.told_day));
  return isTold;
}

const after = (row: LetterRow, now: Temporal.Instant, toldDay: string | null): LetterRow => ({
  ...row,
  told_day: toldDay,
  next_at: new Date(nextTelling(row, now, toldDay).epochMilliseconds),
});
