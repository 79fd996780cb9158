import { defineCall } from '@solelune/contract';
import { flag, optional } from '@solelune/contract/fields';
import { ownedBy } from '@solelune/contract/naming';
import { z } from 'zod';
import { SLUG_MAX, SLUG_MIN } from '../limits.ts';
import { PUBLIC_FIELDS } from '../member-choices.ts';
import { photoAddresses, signSchema } from './parts.ts';

export const publicProfile = defineCall({
  name: 'profile.public',
  method: 'GET',
  path: 'user/profile/public/index/{slug}.json',
  summary: 'Rend ce qu’un membre a choisi de montrer ; rien de plus, et rien tant qu’il n’a pas publié sa page',
  input: z.object({ slug: ownedBy('slug', z.string().max(120)) }),
  answer: z.object({
    member: z.object({
      slug: z.string(),
      firstname: z.string().nullable(),
      lastname: z.string().nullable(),
      photo: photoAddresses.nullable(),
      sun_sign: signSchema.nullable(),
      current_city: z.string().nullable(),
      birth_city: z.string().nullable(),
      /** The month, such as 2026-11. */
      member_since: z.string().nullable(),
    }),
  }),
  errors: ['not_found'],
});

export const publicSettings = z.object({
  published: z.boolean(),
  slug: z.string(),
  shown: z.array(z.enum(PUBLIC_FIELDS)),
});

const slugField = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Lettres sans accent, chiffres et tirets seulement')
  .min(SLUG_MIN, `Au moins ${SLUG_MIN} caractères`)
  .max(SLUG_MAX, `Au plus ${SLUG_MAX} caractères`);

export const publicSave = defineCall({
  name: 'profile.public-save',
  method: 'POST',
  path: 'user/profile/public/save.json',
  summary: 'Publie ou retire la page publique du membre, choisit son adresse et ce qu’elle montre',
  input: z.object({
    published: flag(),
    slug: ownedBy('slug', optional(slugField), 'refused'),
    shown: z
      .array(z.enum(PUBLIC_FIELDS, 'Choisissez l’une des réponses proposées'))
      .max(PUBLIC_FIELDS.length)
      .default([]),
  }),
  answer: z.object({ public: publicSettings, success_message: z.string() }),
  access: 'member',
  writes: true,
});
