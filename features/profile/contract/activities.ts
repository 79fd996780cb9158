import { defineCall } from '@solelune/contract';
import { choice, optional, text, wholeNumber } from '@solelune/contract/fields';
import { z } from 'zod';
import { ACTIVITY_KINDS } from '../activity-kinds.ts';
import { SENSITIVE_THEMES } from '../member-choices.ts';
import { PAYLOADS, SAVABLE_KINDS } from './activity-payloads.ts';
import { idOf } from './parts.ts';

/** An activity as lists show it. */
export const activityCard = z.object({
  id: z.string(),
  category: z.enum(ACTIVITY_KINDS),
  title: z.string(),
  summary: z.string().nullable(),
  /** Where it opens again, as it was. */
  address: z.string(),
  created_at: z.string(),
});
export type ActivityCard = z.output<typeof activityCard>;

export const activityIndex = defineCall({
  name: 'profile.activities',
  method: 'GET',
  path: 'user/profile/activity/index/{offset}/{perPage}/{category}.json',
  summary:
    'Rend une page des activités du membre, les plus récentes d’abord (category : une catégorie, ou all ; perPage 0 : autant que la configuration le dit)',
  input: z.object({
    offset: wholeNumber(0, 100_000),
    /** 0: as many as the configuration says (`PAGE_SIZE_ACTIVITIES`). */
    perPage: wholeNumber(0, 100),
    category: choice([...ACTIVITY_KINDS, 'all']),
  }),
  answer: z.object({
    activities: z.array(activityCard),
    /** Of this category, and of each. */
    activities_count: z.int(),
    counts: z.record(z.enum(ACTIVITY_KINDS), z.int()),
    end: z.boolean(),
  }),
  access: 'member',
});

const opened = { id: z.string(), title: z.string(), created_at: z.string() };

export const activityDraw = defineCall({
  name: 'profile.activity-draw',
  method: 'GET',
  path: 'user/profile/activity/card_perso/{id}.json',
  summary: 'Rouvre un tirage gardé, tel qu’il était',
  input: z.object({ id: idOf('draw') }),
  answer: z.object({ ...opened, draw: PAYLOADS.draw[1] }),
  errors: ['not_found'],
  access: 'member',
});

export const activityEmail = defineCall({
  name: 'profile.activity-email',
  method: 'GET',
  path: 'user/profile/activity/email/{id}.json',
  summary: 'Rouvre un e-mail reçu',
  input: z.object({ id: idOf('email') }),
  answer: z.object({
    ...opened,
    email: PAYLOADS.email[1],
    /** Where it goes on, of a letter that can be answered. */
    next: z.object({ words: z.string(), address: z.string() }).nullable(),
  }),
  errors: ['not_found'],
  access: 'member',
});

export const activitySave = defineCall({
  name: 'profile.activity-save',
  method: 'POST',
  path: 'user/profile/activity/save.json',
  summary: 'Garde un résultat parmi les activités du membre ; le même résultat n’est gardé qu’une fois',
  input: z.object({
    category: choice(SAVABLE_KINDS),
    title: text(160),
    /** What the category keeps, as JSON text; each has its schema. */
    payload: z.union([z.string().max(60_000), z.record(z.string(), z.unknown())], {
      error: 'Ce résultat est illisible',
    }),
    /** A result that speaks of a sensitive theme is kept only with the member's consent. */
    sensitive_theme: optional(choice(SENSITIVE_THEMES)),
  }),
  answer: z.object({ activity: activityCard, already_kept: z.boolean() }),
  errors: ['forbidden', 'conflict'],
  access: 'member',
  writes: true,
});

export const activityDelete = defineCall({
  name: 'profile.activity-delete',
  method: 'POST',
  path: 'user/profile/activity/delete.json',
  summary: 'Retire une activité ; elle peut être rappelée pendant un jour',
  input: z.object({ id: idOf('draw') }),
  answer: z.object({ success: z.boolean(), restorable_until: z.string() }),
  errors: ['not_found'],
  access: 'member',
  writes: true,
});

export const activityRestore = defineCall({
  name: 'profile.activity-restore',
  method: 'POST',
  path: 'user/profile/activity/restore.json',
  summary: 'Rappelle une activité retirée il y a moins d’un jour',
  input: z.object({ id: idOf('removedDraw') }),
  answer: z.object({ activity: activityCard }),
  errors: ['not_found'],
  access: 'member',
  writes: true,
});
