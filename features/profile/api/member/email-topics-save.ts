import { handle } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { emailTopicsSave } from '../../contract.ts';
import { EMAIL_TOPICS, type EmailTopic } from '../../member-choices.ts';
import { findMember, saveMember } from './member.repo.ts';

export const emailTopicsSaveHandler = handle(emailTopicsSave, async ({ topics }, { db, who, now }) => {
  const wanted = EMAIL_TOPICS.filter((topic) => topics.includes(topic));
  const { email_topics } = await saveMember(db, who.userId, { email_topics: wanted }, now);
  return { email_topics };
});

/** For whoever writes letters: a letter of this topic leaves only if the member asked for it. */
export async function wantsEmail(db: Reader, userId: string, topic: EmailTopic): Promise<boolean> {
  return (await findMember(db, userId))?.email_topics.includes(topic) ?? false;
}
