import { handle } from '@solelune/contract/server';
import type { Reader, Writer } from '@solelune/platform';
import type { Sign } from '@solelune/sky/zodiac';
import { emailTopicsSave } from '../../contract.ts';
import { EMAIL_TOPICS, type EmailTopic } from '../../member-choices.ts';
import { birthSky } from '../birth/birth-sky.ts';
import { findMember, saveMember } from './member.repo.ts';

export const emailTopicsSaveHandler = handle(emailTopicsSave, async ({ topics }, { db, who, now }) => {
  const wanted = EMAIL_TOPICS.filter((topic) => topics.includes(topic));
  const { email_topics } = await saveMember(db, who.userId, { email_topics: wanted }, now);
  return { email_topics };
});

/** For a feature that asks for its own letters on a page of its own: the same yes, and the same no, as on the profile. */
export async function setEmailTopic(
  tx: Writer,
  userId: string,
  { topic, wanted }: { topic: EmailTopic; wanted: boolean },
  now: Temporal.Instant,
): Promise<void> {
  const before = (await findMember(tx, userId))?.email_topics ?? [];
  const email_topics = EMAIL_TOPICS.filter((one) => (one === topic ? wanted : before.includes(one)));
  if (email_topics.length !== before.length) await saveMember(tx, userId, { email_topics }, now);
}

/** The Sun's sign of the birth on the profile; null while there is none. */
export async function sunSignOf(db: Reader, userId: string): Promise<Sign | null> {
  const member = await findMember(db, userId);
  return member ? (birthSky(member)?.sun ?? null) : null;
}

/** For whoever writes letters: a letter of this topic leaves only if the member asked for it. */
export async function wantsEmail(db: Reader, userId: string, topic: EmailTopic): Promise<boolean> {
  return (await findMember(db, userId))?.email_topics.includes(topic) ?? false;
}
