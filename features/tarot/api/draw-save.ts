import { fail, handle } from '@solelune/contract/server';
import { keepActivity } from '@solelune/profile/api';
import { drawSave } from '../contract.ts';
import { findDraw } from './draw.repo.ts';
import { drawViewOf } from './draw-view.ts';

/** What the server itself composed is kept, never what a browser says it was. */
export const drawSaveHandler = handle(drawSave, async ({ id, question }, { db, who, services, now }) => {
  const row = await findDraw(db, id);
  const view = row && drawViewOf(services, row);
  if (!view?.made) return fail('not_found');
  const { made, positions, title } = view;
  const payload = {
    spread: title,
    ...(question ? { question } : {}),
    cards: made.cards.map(({ deck, slug, name, reversed, paragraphs }, index) => ({
      ...{ key: `${deck}/${slug}`, name, position: positions[index]?.title ?? title, reversed },
      reading: paragraphs.join('\n'),
    })),
    conclusion: [...made.links.map((link) => `${link.title}. ${link.text}`), made.whole.headline].join('\n'),
  };
  const kept = await keepActivity(db, who.userId, { category: 'draw', title, payload }, now);
  if (!('row' in kept)) return kept;
  return { address: `/profil/activites/tirage/${kept.row.id}`, already_kept: kept.wasKept };
});
