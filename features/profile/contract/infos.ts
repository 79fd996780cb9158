import { defineCall } from '@solelune/contract';
import { choice, date, optional, personName, text, time } from '@solelune/contract/fields';
import { ownedBy } from '@solelune/contract/naming';
import { z } from 'zod';
import { LAST_NAME_MAX } from '../limits.ts';
import { birthUnderBothNames, contactSchema, genderSchema, revisionText } from './parts.ts';

/** Product document, section 3, *Astro info payload*. */
const selfSchema = z.object({
  firstname: z.string(),
  lastname: z.string().nullable(),
  gender: genderSchema.nullable(),
  ...birthUnderBothNames,
  birthtime: z.string().nullable(),
});

export const saveInfos = defineCall({
  name: 'profile.save-infos',
  method: 'POST',
  path: 'user/profile/infos/save_infos.json',
  summary:
    'Garde une naissance : la sienne sans contact_id, celle d’un proche avec son contact_id, celle d’un nouveau proche avec contact_id=new',
  input: z.object({
    birthcity: optional(text(40)),
    birthdate: optional(date()),
    /** The same two under the names of the profile. */
    birth_city: optional(text(40)),
    birth_date: optional(date()),
    birthtime: optional(time()),
    contact_id: ownedBy('contact', optional(text(100))),
    firstname: optional(personName()),
    lastname: optional(personName(LAST_NAME_MAX)),
    /** `none` takes back what was said before. */
    gender: optional(choice(['M', 'F', 'none'])),
    /** Of one's own birth. */
    revision: optional(revisionText()),
  }),
  answer: z.object({
    self: selfSchema.optional(),
    contact: contactSchema.optional(),
    success_message: z.string(),
  }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
});
