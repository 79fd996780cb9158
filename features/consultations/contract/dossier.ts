import { type CallAnswer, defineCall } from '@solelune/contract';
import { list } from '@solelune/contract/answers';
import { choice, flag, optional, text } from '@solelune/contract/fields';
import { z } from 'zod';
import { SHARES } from '../engine/table/index.ts';
import { roomId, value } from './room.ts';

export const NOTE_MAX = 10_000;

const keptLine = z.object({ id: z.string(), title: z.string(), kept_at: z.string() });

export const dossier = defineCall({
  name: 'consultations.dossier',
  method: 'GET',
  path: 'consultation/dossier/get/{id}.json',
  summary:
    'Le dossier d’une consultation : le membre voit ce qu’il a et ce qu’il partage, le conseiller seulement ce qui est partagé, tant que la consultation dure',
  input: z.object({ id: roomId() }),
  answer: z.object({
    shared: list(z.enum(SHARES)),
    /** Null: not shared with who asks, or nothing is known. */
    birth: z
      .object({ firstname: z.string(), date: z.string(), time: z.string().nullable(), place: z.string().nullable() })
      .nullable(),
    /** Null: not shared with who asks. */
    charts: list(keptLine).nullable(),
    draws: list(keptLine).nullable(),
  }),
  errors: ['not_found'],
  access: 'member',
});

export const dossierShare = defineCall({
  name: 'consultations.dossier-share',
  method: 'POST',
  path: 'consultation/dossier/share.json',
  summary:
    'Le membre partage une partie de son dossier dans cette consultation, ou la reprend : elle quitte la table aussitôt',
  input: z.object({ id: roomId(), what: value(choice(SHARES)), shared: value(flag()) }),
  answer: z.object({ shared: list(z.enum(SHARES)) }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
  limit: { max: 60, perSeconds: 60 },
});

export const note = defineCall({
  name: 'consultations.note',
  method: 'GET',
  path: 'consultation/note/get/{id}.json',
  summary: 'La note privée du conseiller sur une consultation : à lui seul',
  input: z.object({ id: roomId() }),
  answer: z.object({ body: z.string(), saved_at: z.string().nullable() }),
  errors: ['not_found'],
  access: 'member',
});

export const noteSave = defineCall({
  name: 'consultations.note-save',
  method: 'POST',
  path: 'consultation/note/save.json',
  summary: 'Garde la note privée du conseiller, scellée ; vide, elle est effacée',
  input: z.object({ id: roomId(), body: optional(text(NOTE_MAX)) }),
  answer: z.object({ saved_at: z.string().nullable() }),
  errors: ['not_found'],
  access: 'member',
  writes: true,
  limit: { max: 120, perSeconds: 60 },
});

export type Dossier = CallAnswer<typeof dossier>;
