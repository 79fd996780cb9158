import type { User } from '@solelune/account/contract';

export type Banner =
  | { kind: 'phone'; event: NonNullable<User['events']['phone']> }
  | { kind: 'chat'; event: NonNullable<User['events']['tchat']> }
  | { kind: 'mail'; reason: NonNullable<User['infos']['smtp_error']> };

/** One banner at a time: a call before a conversation, a conversation before the mail (product document, section 4). */
export function bannerOf(user: User | null): Banner | null {
  if (!user) return null;
  const { phone, tchat } = user.events;
  if (phone) return { kind: 'phone', event: phone };
  if (tchat) return { kind: 'chat', event: tchat };
  return user.infos.smtp_error ? { kind: 'mail', reason: user.infos.smtp_error } : null;
}
