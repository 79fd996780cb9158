import { fail, type Who } from '@solelune/contract/server';

/** Whose journal a call is about: a device's by its uuid, otherwise the member's own. */
export type Owner = { readonly visitorUuid: string } | { readonly userId: string };

/**
 * A uuid that is given names the owner, even when a member gives it: that is how the device of a member who has just logged in reaches what it
 * noted before. Who gives neither a uuid nor a token is nobody.
 */
export function ownerOf(uuid: string | undefined, who: Who | null): Owner | ReturnType<typeof fail> {
  if (uuid) return { visitorUuid: uuid };
  return who ? { userId: who.userId } : fail('login_required');
}

export const isOwner = (found: Owner | ReturnType<typeof fail>): found is Owner =>
  'visitorUuid' in found || 'userId' in found;

/** The current mirror hour is tied to an account: a device alone has none. */
export const hasAccount = (owner: Owner): boolean => 'userId' in owner;
