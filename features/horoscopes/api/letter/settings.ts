import { fail, handle, type Services } from '@solelune/contract/server';
import { type Reader, randomToken } from '@solelune/platform';
import { setEmailTopic, sunSignOf, wantsEmail } from '@solelune/profile/api';
import { type LetterSettings, letter, letterSave } from '../../contract.ts';
import { nextTelling } from '../../engine/letter-times.ts';
import { tellJob } from './job-inputs.ts';
import { findLetter, findReader, putLetter } from './letter.repo.ts';

/** Until the member chooses: once a week, on Sunday morning. */
export const DEFAULT_TIMES = { rhythm: 'week', hour: 8 } as const;
const TOPIC = 'horoscope';

export const letterHandler = handle(letter, (_, { db, who, services }) => settingsOf(db, services, who.userId));

/** The first letter of a new yes leaves at once: one sees what one asked for. A change of hour sends nothing. */
export const letterSaveHandler = handle(
  letterSave,
  async ({ mail, push, subscription, at_hour, ...rest }, { db, who, now, services }) => {
    const chosen = { ...rest, hour: at_hour };
    const [byMail, byPush] = [mail === '1', push === '1'];
    // A browser is kept with the yes that goes with it, never without.
    if (subscription && !(byPush && (await services.push.keep(db, who.userId, subscription, now)))) return noPush();
    if (byPush && (await services.push.count(db, who.userId)) === 0) return noPush();
    const before = await findLetter(db, who.userId);
    const wasWanted = before !== undefined && (before.by_push || (await wantsEmail(db, who.userId, TOPIC)));
    await setEmailTopic(db, who.userId, { topic: TOPIC, wanted: byMail }, now);
    const today = now.toZonedDateTimeISO(chosen.zone).toPlainDate().toString();
    const toldDay = before?.told_day ?? null;
    const isFirst = (byMail || byPush) && !wasWanted && toldDay !== today;
    const nextAt = isFirst ? now : nextTelling(chosen, now, toldDay);
    await putLetter(db, {
      user_id: who.userId,
      ...chosen,
      by_push: byPush,
      stop_key: before?.stop_key ?? randomToken(24),
      agreed_at: wasWanted && before ? before.agreed_at : new Date(now.epochMilliseconds),
      next_at: new Date(nextAt.epochMilliseconds),
      told_day: toldDay,
    });
    if (isFirst) await services.jobs.send(db, tellJob, {}, { key: `first:${who.userId}` });
    return settingsOf(db, services, who.userId);
  },
);

const noPush = () =>
  fail('invalid_input', {
    fields: { push: 'Ce navigateur ne nous permet pas encore de vous envoyer de notification.' },
  });

async function settingsOf(db: Reader, services: Services, userId: string): Promise<LetterSettings> {
  const row = await findLetter(db, userId);
  const byMail = await wantsEmail(db, userId, TOPIC);
  const reader = await findReader(db, userId);
  const byPush = row?.by_push ?? false;
  return {
    by_mail: byMail,
    by_push: byPush,
    push_devices: await services.push.count(db, userId),
    push_key: services.push.publicKey,
    rhythm: row?.rhythm ?? DEFAULT_TIMES.rhythm,
    hour: row?.hour ?? DEFAULT_TIMES.hour,
    zone: row?.zone ?? null,
    sign: row?.sign ?? (await sunSignOf(db, userId)),
    next_at: (byMail || byPush) && row ? row.next_at.toISOString() : null,
    email: reader?.email ?? '',
    is_email_confirmed: reader?.email_verified_at != null,
  };
}
