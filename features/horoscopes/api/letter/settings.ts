import { handle } from '@solelune/contract/server';
import { type Reader, randomToken } from '@solelune/platform';
import { setEmailTopic, sunSignOf, wantsEmail } from '@solelune/profile/api';
import { type LetterSettings, letter, letterSave } from '../../contract.ts';
import { nextTelling } from '../../engine/letter-times.ts';
import { tellJob } from './job-inputs.ts';
import { findLetter, findReader, putLetter } from './letter.repo.ts';

/** Until the member chooses: once a week, on Sunday morning. */
export const DEFAULT_TIMES = { rhythm: 'week', hour: 8 } as const;
const TOPIC = 'horoscope';

export const letterHandler = handle(letter, (_, { db, who }) => settingsOf(db, who.userId));

/** The first letter of a new yes leaves at once: one sees what one asked for. A change of hour sends nothing. */
export const letterSaveHandler = handle(
  letterSave,
  async ({ wanted, at_hour, ...rest }, { db, who, now, services }) => {
    const chosen = { ...rest, hour: at_hour };
    const isWanted = wanted === '1';
    const before = await findLetter(db, who.userId);
    const wasWanted = before !== undefined && (await wantsEmail(db, who.userId, TOPIC));
    await setEmailTopic(db, who.userId, { topic: TOPIC, wanted: isWanted }, now);
    const today = now.toZonedDateTimeISO(chosen.zone).toPlainDate().toString();
    const toldDay = before?.told_day ?? null;
    const isFirst = isWanted && !wasWanted && toldDay !== today;
    const nextAt = isFirst ? now : nextTelling(chosen, now, toldDay);
    await putLetter(db, {
      user_id: who.userId,
      ...chosen,
      stop_key: before?.stop_key ?? randomToken(24),
      agreed_at: wasWanted && before ? before.agreed_at : new Date(now.epochMilliseconds),
      next_at: new Date(nextAt.epochMilliseconds),
      told_day: toldDay,
    });
    if (isFirst) await services.jobs.send(db, tellJob, {}, { key: `first:${who.userId}` });
    return settingsOf(db, who.userId);
  },
);

async function settingsOf(db: Reader, userId: string): Promise<LetterSettings> {
  const [row, isWanted, reader] = [
    await findLetter(db, userId),
    await wantsEmail(db, userId, TOPIC),
    await findReader(db, userId),
  ];
  return {
    is_wanted: isWanted,
    rhythm: row?.rhythm ?? DEFAULT_TIMES.rhythm,
    hour: row?.hour ?? DEFAULT_TIMES.hour,
    zone: row?.zone ?? null,
    sign: row?.sign ?? (await sunSignOf(db, userId)),
    next_at: isWanted && row ? row.next_at.toISOString() : null,
    email: reader?.email ?? '',
    is_email_confirmed: reader?.email_verified_at != null,
  };
}
