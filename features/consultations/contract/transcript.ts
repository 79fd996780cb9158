import { type CallAnswer, defineCall } from '@solelune/contract';
import { list } from '@solelune/contract/answers';
import { flag } from '@solelune/contract/fields';
import { z } from 'zod';
import { roomId, value } from './room.ts';

export const transcript = defineCall({
  name: 'consultations.transcript',
  method: 'GET',
  path: 'consultation/transcript/get/{id}.json',
  summary: 'Rend à l’un des deux ce qui s’est dit dans une consultation, tant que c’est gardé',
  input: z.object({ id: roomId() }),
  answer: z.object({
    id: z.string(),
    side: z.enum(['member', 'advisor']),
    /** The first name of the member, the public name of the advisor. */
    member_name: z.string(),
    advisor_name: z.string(),
    began_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    /** Null: it is still there. */
    erased_at: z.string().nullable(),
    /** When it goes by itself; null while the talk goes on. */
    kept_until: z.string().nullable(),
    lines: list(z.object({ by: z.enum(['member', 'advisor']), at: z.string(), text: z.string().nullable() })),
  }),
  errors: ['not_found'],
  access: 'member',
});

export const transcriptLink = defineCall({
  name: 'consultations.transcript-link',
  method: 'POST',
  path: 'consultation/transcript/link.json',
  summary: 'Rend, pour cinq minutes, l’adresse d’un fichier texte de la conversation',
  input: z.object({ id: roomId() }),
  answer: z.object({ address: z.string() }),
  errors: ['not_found'],
  access: 'member',
});

export const transcriptErase = defineCall({
  name: 'consultations.transcript-erase',
  method: 'POST',
  path: 'consultation/transcript/erase.json',
  summary:
    'Efface pour toujours, pour les deux, les mots d’une consultation terminée ; le journal et le reçu restent. À la demande du membre seul',
  input: z.object({ id: roomId(), confirmed: value(flag()) }),
  answer: z.object({ erased_at: z.string() }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
});

export type Transcript = CallAnswer<typeof transcript>;
