import { type ChannelAnswer, type ChannelContext, type Failure, fail, type Who } from '@solelune/contract/server';

/** who → validate → theirs? What may be followed is told by its key. */
export async function judge(
  answer: ChannelAnswer,
  input: unknown,
  who: Who | null,
  context: ChannelContext,
): Promise<Failure | { key: string }> {
  const refusal = context.services.access.refusal(answer.channel.access, who);
  if (refusal) return refusal;
  const parsed = await answer.channel.input.safeParseAsync(input);
  if (!parsed.success) return fail('invalid_input');
  // The declaration promises the answer a member where it asks for one: the table of access has just seen to it.
  const follower = who as Who;
  if (answer.may && !(await answer.may(parsed.data, follower, context))) return fail('not_found');
  return { key: answer.key(parsed.data, follower) };
}
