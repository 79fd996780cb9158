import { ownedBy } from '@solelune/contract/naming';
import { SIGNS } from '@solelune/sky/zodiac';
import { z } from 'zod';

/** A place as a form shows it: its id and its French label. */
export const placeSchema = z.object({ id: z.string(), label: z.string() });

/** The day and the place of a birth, under the names that calls give them and under those of the profile (product document, sections 3 and 7). */
export const birthUnderBothNames = {
  birthdate: z.string().nullable(),
  birth_date: z.string().nullable(),
  birthcity: placeSchema.nullable(),
  birth_city: placeSchema.nullable(),
};

export const genderSchema = z.enum(['M', 'F']);

export const signSchema = z.enum(SIGNS);

/** A row of ours: a UUID. Anything else names nothing, and is answered like a row that is not there. */
/** The id of a member's own thing of that kind. */
export const idOf = (kind: string) => ownedBy(kind, z.string({ error: 'Cet identifiant est inconnu' }).max(100));

/** Which state of a form it was filled in from, as the server named it. */
export const revisionText = () => z.string().regex(/^[\w-]{16}$/, 'Rechargez la page et réessayez');

export const photoAddresses = z.object({ small: z.string(), large: z.string() });

/** Product document, section 3, *Contact*, with the words that a page shows. */
export const contactSchema = z.object({
  contact_id: z.string(),
  firstname: z.string(),
  lastname: z.string().nullable(),
  gender: genderSchema.nullable(),
  birthcity: placeSchema,
  birthdate: z.string(),
  birthtime: z.string().nullable(),
  sun_sign: signSchema.nullable(),
});
export type Contact = z.output<typeof contactSchema>;
