import type { Pages } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { publicPageTag } from '../../public-page-tag.ts';
import { findMember } from './member.repo.ts';

/** Called, before it is done where an address goes with it, by whatever changes what a member's public page shows: it is then rendered anew. */
export async function publicPageChanged(pages: Pages, db: Reader, userId: string): Promise<void> {
  const member = await findMember(db, userId);
  if (member?.is_published) pages.changed(publicPageTag(member.slug));
}
