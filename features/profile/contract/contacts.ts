import { defineCall } from '@solelune/contract';
import { z } from 'zod';
import { contactSchema, idOf } from './parts.ts';

export const contactDetail = defineCall({
  name: 'profile.contact-detail',
  method: 'GET',
  path: 'user/contact/detail/{contactId}.json',
  summary: 'Rend la fiche d’un proche du membre',
  input: z.object({ contactId: idOf('contact') }),
  answer: z.object({ contact: contactSchema }),
  errors: ['not_found'],
  access: 'member',
});

/** A GET that writes, as the product document has it. A link cannot make it: the bearer token is no cookie. */
export const contactDelete = defineCall({
  name: 'profile.contact-delete',
  method: 'GET',
  path: 'user/contact/delete/{id}.json',
  summary: 'Retire un proche du membre',
  input: z.object({ id: idOf('contact') }),
  answer: z.object({ success: z.boolean() }),
  errors: ['not_found'],
  access: 'member',
  writes: true,
});
