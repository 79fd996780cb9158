import { type CallContext, fail, handle } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { textPublish, textUnschedule, textWithdraw } from '../../contract/desk.ts';
import { type Desk, deskText, type Found, findOnDesk, judged, wordsOfVersion } from './desk-text.ts';
import { publishJob } from './job-inputs.ts';
import { tellTexts } from './shelf.ts';
import { addVersion, changeText, publishedAs, type StoredText, type TextName } from './text.repo.ts';

const ZONE = 'Europe/Paris';
const dateOf = (at: Temporal.Instant) => new Date(at.epochMilliseconds);

/** The key of the job that publishes it: one waits for each text. */
const keyOf = ({ kind, slug }: TextName): string => `${kind}/${slug}`;

const answered = async (desk: Desk, name: TextName) => {
  const text = await deskText(desk, name);
  return text ? { text } : fail('not_found');
};

export const textPublishHandler = handle(textPublish, async ({ number, day, hour, ...name }, context) => {
  const { db, services, now, afterCommit } = context;
  const found = await findOnDesk(context, name);
  const words = found && (await wordsOfVersion(context, found, number));
  if (!found || !words) return fail('not_found');
  // The file of the site is there already; published from here, it becomes a version like another.
  const stored = found.stored ?? (number === 0 ? await begun(context, found) : undefined);
  if (!stored) return fail('not_found');
  if (found.stored && number !== stored.latest)
    return fail('conflict', {
      sentence: `Une version plus récente existe : la ${/* begins with a figure */ stored.latest}. Ouvrez-la de nouveau avant de publier.`,
    });
  const at = day && hour ? Temporal.PlainDateTime.from(`${day}T${hour}`).toZonedDateTime(ZONE).toInstant() : now;
  if (day && Temporal.Instant.compare(at, now) <= 0)
    return fail('invalid_input', { fields: { hour: 'Cette heure est passée.' } });
  const { problems } = judged(context, found, words, at);
  const [first] = problems;
  if (first) return fail('invalid_input', { fields: { [first.field]: first.words } });
  if (day) {
    await changeText(db, name, { scheduled: stored.latest, scheduled_at: dateOf(at) });
    await services.jobs.send(db, publishJob, name, { key: keyOf(name), startAfter: at, whenWaiting: 'replace' });
    return answered(context, name);
  }
  await changeText(db, name, publishedAs(stored, stored.latest, dateOf(now)));
  await services.jobs.cancel(db, publishJob, keyOf(name));
  afterCommit(() => tellTexts(services));
  return answered(context, name);
});

/** The first version of a text that only a file had: the file's own words. */
async function begun(context: CallContext & { db: Writer }, found: Found): Promise<StoredText | undefined> {
  const words = await wordsOfVersion(context, found, 0);
  if (!words || !context.who) return undefined;
  const { name, place } = found;
  const category = name.kind === 'page' ? null : (place.path.split('/')[0] ?? null);
  const version = { ...name, category, base: 0, words, restored: 0 };
  await addVersion(context.db, { ...version, by: context.who.userId, at: dateOf(context.now) });
  return (await findOnDesk(context, name))?.stored;
}

export const textUnscheduleHandler = handle(textUnschedule, async (name, context) => {
  const found = await findOnDesk(context, name);
  if (!found) return fail('not_found');
  if (found.stored?.scheduled == null) return fail('conflict', { sentence: 'Aucune publication n’est prévue.' });
  await changeText(context.db, name, { scheduled: null, scheduled_at: null });
  await context.services.jobs.cancel(context.db, publishJob, keyOf(name));
  return answered(context, name);
});

export const textWithdrawHandler = handle(textWithdraw, async ({ kind, slug }, context) => {
  const name = { kind, slug };
  const { db, services, now, afterCommit } = context;
  const found = await findOnDesk(context, name);
  if (!found) return fail('not_found');
  if (name.kind === 'page')
    return fail('conflict', { sentence: 'Une page de contenu reste : d’autres y mènent. Changez-la plutôt.' });
  const stored = found.stored ?? (await begun(context, found));
  if (!stored) return fail('not_found');
  await changeText(db, name, {
    ...{ is_withdrawn: true, published: null, published_at: null, scheduled: null, scheduled_at: null },
    changed_at: dateOf(now),
  });
  await services.jobs.cancel(db, publishJob, keyOf(name));
  afterCommit(() => tellTexts(services));
  return answered(context, name);
});
