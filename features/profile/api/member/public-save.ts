import { fail, handle } from '@solelune/contract/server';
import { publicSave } from '../../contract.ts';
import { emptyMember, findMember, isSlugTaken, randomSlug, saveMember } from './member.repo.ts';
import { publicPageChanged } from './public-page-changed.ts';
import { publicSettingsOf } from './public-view.ts';

export const publicSaveHandler = handle(publicSave, async ({ published, slug, shown }, { db, who, now, services }) => {
  const before = (await findMember(db, who.userId)) ?? emptyMember(who.userId);
  if (slug && (await isSlugTaken(db, slug, who.userId)))
    return fail('invalid_input', { fields: { slug: 'Cette adresse est déjà prise' } });
  await publicPageChanged(services.pages, db, who.userId);
  const member = await saveMember(
    db,
    who.userId,
    {
      is_published: published,
      shown,
      // An address that nobody chose, or that is no longer public, cannot be guessed.
      slug: published ? (slug ?? (before.slug || randomSlug())) : randomSlug(),
    },
    now,
  );
  return {
    public: publicSettingsOf(member),
    success_message: published ? 'Votre page est en ligne.' : 'Votre page n’est plus visible.',
  };
});
