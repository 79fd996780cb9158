import { fail, handle } from '@solelune/contract/server';
import { textRestore, textSave } from '../../contract/desk.ts';
import { FIELDS_OF, slugFrom, withSectionKeys } from '../../engine/desk.ts';
import { hourOf } from '../figures/sky-words.ts';
import { categoryInFiles, type Desk, deskText, findOnDesk, wordsOfVersion } from './desk-text.ts';
import type { Words } from './source.ts';
import { addVersion, findText, type TextName, versionsOf } from './text.repo.ts';

const SLUG_LENGTH = 80;

/** Who wrote meanwhile, and when: what one has typed stays on one's page. */
async function overtaken({ db }: Desk, name: TextName) {
  const [last] = await versionsOf(db, name);
  const who = last?.firstname ?? 'Quelqu’un';
  const at = last ? ` à ${hourOf(Temporal.Instant.fromEpochMilliseconds(last.made_at.getTime()))}` : '';
  return fail('conflict', {
    sentence: `${who} a enregistré une autre version${at}, pendant que vous écriviez. Rien n’est perdu : votre texte est toujours sur cette page. Copiez-le, rouvrez le texte, et comparez avant d’enregistrer.`,
  });
}

export const textSaveHandler = handle(textSave, async (input, context) => {
  const { db, services, who, now } = context;
  const { kind, base, is_new: isNew } = input;
  const slug = input.slug ?? slugFrom(input.title).slice(0, SLUG_LENGTH).replace(/-+$/, '');
  const name = { kind, slug };
  if (isNew) {
    const problem = await newProblem(context, { ...name, category: input.category });
    if (problem) return fail('invalid_input', { fields: problem });
  }
  const found = isNew ? null : await findOnDesk(context, name);
  if (!isNew && !found) return fail('not_found');
  const fields = Object.fromEntries(
    FIELDS_OF[kind].map((field) => [field, field === 'numbered' ? (input.numbered ? '1' : '') : (input[field] ?? '')]),
  );
  const words: Words = { fields, body: withSectionKeys((input.body ?? '').replaceAll('\r\n', '\n')) };
  const category = kind === 'page' ? null : (found?.place.path.split('/')[0] ?? input.category ?? null);
  const version = { ...name, category, base: isNew ? 0 : base, words, restored: null };
  const isKept = await addVersion(db, { ...version, by: who.userId, at: new Date(now.epochMilliseconds) });
  if (!isKept) return overtaken(context, name);
  const text = await deskText({ db, services, now }, name);
  return text ? { text } : fail('not_found');
});

/** What keeps an article from being begun. Pages are those that the site has. */
async function newProblem(
  { db, services }: Desk,
  { kind, slug, category }: TextName & { category: string | undefined },
): Promise<Record<string, string> | null> {
  if (kind !== 'article') return { title: 'Les pages de contenu sont celles du site : ouvrez-en une.' };
  if (!category) return { category: 'Choisissez une rubrique.' };
  if (!slug) return { slug: 'Donnez-lui une adresse : le titre seul n’en fait pas une.' };
  const isTaken = categoryInFiles(services, slug) !== null || (await findText(db, { kind, slug })) !== undefined;
  return isTaken ? { slug: `Un article a déjà l’adresse « ${slug} ».` } : null;
}

/** The old words again, as a new draft: nothing that was written since is lost. */
export const textRestoreHandler = handle(textRestore, async ({ number, base, ...name }, context) => {
  const { db, who, now } = context;
  const found = await findOnDesk(context, name);
  const words = found && (await wordsOfVersion(context, found, number));
  if (!found || !words) return fail('not_found');
  const category = name.kind === 'page' ? null : (found.place.path.split('/')[0] ?? null);
  const version = { ...name, category, base, words, restored: number };
  const isKept = await addVersion(db, { ...version, by: who.userId, at: new Date(now.epochMilliseconds) });
  if (!isKept) return overtaken(context, name);
  const text = await deskText(context, name);
  return text ? { text } : fail('not_found');
});
