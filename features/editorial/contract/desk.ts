import { can, defineCall } from '@solelune/contract';
import { choice, flag, optional, slug, text, wholeNumber } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';
import { contentPage } from '../answer-schemas.ts';
import { AUTHOR_ROLES, type AuthorRole, CATEGORY_SLUGS } from '../engine/categories.ts';
import { TEXT_KINDS, TEXT_LENGTHS } from '../engine/desk.ts';
import { article } from './blog.ts';

const access = can('editorial.write');
const MOST_VERSIONS = 1_000_000;
const ROLES = Object.keys(AUTHOR_ROLES) as [AuthorRole, ...AuthorRole[]];
const CATEGORIES = CATEGORY_SLUGS as unknown as readonly [string, ...string[]];

const value = <T extends z.ZodType>(field: T) => nobodys('words of a public text, or a choice: staff', field);
/** Which text. */
const named = {
  kind: value(choice(TEXT_KINDS)),
  slug: nobodys('a text of the site: staff', slug()),
};
const version = () => value(wholeNumber(0, MOST_VERSIONS));
const free = (most: number) => value(optional(text(most)));

const state = z.enum(['file', 'coming', 'draft', 'published', 'changed', 'scheduled', 'withdrawn']);
export type TextState = z.output<typeof state>;

const row = z.object({
  ...{ kind: z.enum(TEXT_KINDS), slug: z.string(), title: z.string(), category: z.string().nullable(), state },
  /** Where the site shows it. */
  address: z.string(),
  /** Null for what only a file says. */
  changed_at: z.iso.datetime().nullable(),
  scheduled_at: z.iso.datetime().nullable(),
});
export type TextRow = z.output<typeof row>;

export const texts = defineCall({
  name: 'editorial.texts',
  method: 'GET',
  path: 'administration/texts.json',
  summary: 'Rend les articles et les pages de contenu, ceux des fichiers et ceux de la rédaction en une liste',
  input: z.object({
    kind: value(optional(choice(TEXT_KINDS))),
    q: value(optional(text(100))),
    after: value(optional(wholeNumber(1, MOST_VERSIONS))),
  }),
  answer: z.object({ rows: z.array(row), next: z.int().nullable() }),
  access,
});

const words = z.object({
  /** As typed, by the names that `text-save` takes. */
  fields: z.record(z.string(), z.string()),
  body: z.string(),
});

const deskText = row.extend({
  /** The last version: what is written now begins with it. */
  latest: z.int(),
  ...words.shape,
  words: z.int(),
  /** What stands in the way of its publication. */
  problems: z.array(z.object({ field: z.string(), words: z.string() })),
  published: z.object({ number: z.int(), at: z.iso.datetime() }).nullable(),
  scheduled: z.object({ number: z.int(), at: z.iso.datetime() }).nullable(),
  has_file: z.boolean(),
  versions: z.array(
    z.object({
      ...{ number: z.int(), by: z.string().nullable(), at: z.iso.datetime(), restored: z.int().nullable() },
    }),
  ),
});
export type DeskText = z.output<typeof deskText>;

export const textOpen = defineCall({
  name: 'editorial.text-open',
  method: 'GET',
  path: 'administration/texts/open/{kind}/{slug}.json',
  summary: 'Rend un texte tel que la rédaction l’écrit, ce qui lui manque et ses versions',
  input: z.object(named),
  answer: z.object({ text: deskText }),
  errors: ['not_found'],
  access,
});

export const textSave = defineCall({
  name: 'editorial.text-save',
  method: 'POST',
  path: 'administration/texts/save.json',
  summary: 'Garde une nouvelle version en brouillon ; `base` dit de quelle version on est parti',
  input: z.object({
    kind: named.kind,
    /** Left out for a new article: made from its title. */
    slug: nobodys('a text of the site: staff', optional(slug())),
    is_new: value(flag()),
    base: version(),
    category: value(optional(choice(CATEGORIES))),
    title: value(text(TEXT_LENGTHS.title)),
    description: free(TEXT_LENGTHS.description),
    role: value(optional(choice(ROLES))),
    cover: free(TEXT_LENGTHS.cover),
    signs: free(TEXT_LENGTHS.subjects),
    angels: free(TEXT_LENGTHS.subjects),
    cards: free(TEXT_LENGTHS.subjects),
    stones: free(TEXT_LENGTHS.subjects),
    related: free(TEXT_LENGTHS.subjects),
    sources: free(TEXT_LENGTHS.sources),
    eyebrow: free(TEXT_LENGTHS.eyebrow),
    heading: free(TEXT_LENGTHS.heading),
    numbered: value(flag()),
    body: free(TEXT_LENGTHS.body),
  }),
  answer: z.object({ text: deskText }),
  errors: ['not_found', 'conflict'],
  access,
  writes: true,
  audited: { about: 'slug', details: ['kind', 'title', 'base'] },
});

const day = () =>
  text(10).refine((written) => new Date(`${written}T00:00Z`).toJSON()?.slice(0, 10) === written, 'Écrivez une date');
const hour = () =>
  text(5).refine((written) => /^([01]\d|2[0-3]):[0-5]\d$/.test(written), 'Écrivez une heure, 08:30 par exemple');

export const textPublish = defineCall({
  name: 'editorial.text-publish',
  method: 'POST',
  path: 'administration/texts/publish.json',
  summary: 'Publie une version, maintenant ou à une heure de Paris',
  input: z
    .object({ ...named, number: version(), day: value(optional(day())), hour: value(optional(hour())) })
    .refine((asked) => !asked.day === !asked.hour, { error: 'Donnez le jour et l’heure', path: ['hour'] }),
  answer: z.object({ text: deskText }),
  errors: ['not_found', 'conflict'],
  access,
  writes: true,
  audited: { about: 'slug', details: ['kind', 'number', 'day', 'hour'] },
});

export const textUnschedule = defineCall({
  name: 'editorial.text-unschedule',
  method: 'POST',
  path: 'administration/texts/unschedule.json',
  summary: 'Renonce à une publication prévue : la version reste un brouillon',
  input: z.object(named),
  answer: z.object({ text: deskText }),
  errors: ['not_found', 'conflict'],
  access,
  writes: true,
  audited: { about: 'slug', details: ['kind'] },
});

export const textWithdraw = defineCall({
  name: 'editorial.text-withdraw',
  method: 'POST',
  path: 'administration/texts/withdraw.json',
  summary: 'Retire un article du site, avec une raison ; ses versions restent',
  input: z.object({ ...named, reason: value(text(200)) }),
  answer: z.object({ text: deskText }),
  errors: ['not_found', 'conflict'],
  access,
  writes: true,
  audited: { about: 'slug', reason: 'reason', details: ['kind'] },
});

export const textRestore = defineCall({
  name: 'editorial.text-restore',
  method: 'POST',
  path: 'administration/texts/restore.json',
  summary: 'Écrit de nouveau les mots d’une version passée, en brouillon ; 0 est le fichier du site',
  input: z.object({ ...named, number: version(), base: version() }),
  answer: z.object({ text: deskText }),
  errors: ['not_found', 'conflict'],
  access,
  writes: true,
  audited: { about: 'slug', details: ['kind', 'number'] },
});

export const textVersion = defineCall({
  name: 'editorial.text-version',
  method: 'GET',
  path: 'administration/texts/version/{kind}/{slug}/{number}.json',
  summary: 'Rend les mots d’une version, pour les comparer ; 0 est le fichier du site',
  input: z.object({ ...named, number: version() }),
  answer: words,
  errors: ['not_found'],
  access,
});

export const textPreview = defineCall({
  name: 'editorial.text-preview',
  method: 'GET',
  path: 'administration/texts/preview/{kind}/{slug}/{number}.json',
  summary: 'Rend une version comme le site la montrerait',
  input: z.object({ ...named, number: version() }),
  answer: z.union([z.object({ post: article }), z.object({ page: contentPage })]),
  errors: ['not_found', 'conflict'],
  access,
});
