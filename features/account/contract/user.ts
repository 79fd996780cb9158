import { z } from 'zod';

/** What a person's sky needs (product document, section 3, *Astro info payload*). */
const astroSchema = z.object({
  birthcity: z.string().nullable(),
  birthdate: z.string().nullable(),
  birthtime: z.string().nullable(),
  contact_id: z.string().nullable(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  gender: z.enum(['M', 'F']).nullable(),
});

const contactSchema = z.object({
  contact_id: z.string(),
  firstname: z.string(),
  birthcity: z.string(),
  birthdate: z.string(),
  birthtime: z.string().nullable(),
});

const eventsSchema = z.object({
  /** `start` in seconds since 1970; null while the line is being opened. */
  phone: z
    .object({
      ...{ display_name: z.string(), picture: z.string().nullable(), start: z.number().int().nullable() },
      /** The room that it is held in, and what carries the voices: a browser call is only heard on its own page. */
      ...{ consultation_id: z.string(), carrier: z.enum(['telephone', 'browser']) },
    })
    .nullable(),
  tchat: z.object({ display_name: z.string(), picture: z.string().nullable(), message_id: z.string() }).nullable(),
});

export const userSchema = z.object({
  infos: z.object({
    firstname: z.string(),
    picture: z.string().nullable(),
    /** Why our mails come back: the key of the sentence that the banner shows. */
    smtp_error: z.enum(['refused', 'unknown_address', 'mailbox_full']).nullable(),
    astro: astroSchema.nullable(),
  }),
  contacts: z.array(contactSchema),
  /** What they may do that not everybody may: nothing, for a member. */
  permissions: z.array(z.string()),
  /** True when the session was opened by a link in a mail. */
  autologin: z.boolean(),
  events: eventsSchema,
});

/** What every call that opens a session answers; its token is in the envelope. */
export const openedSession = z.object({ user: userSchema });

export type User = z.output<typeof userSchema>;

/** What other features know of the user; each gives its own (see `members` in a feature's manifest). */
export interface UserParts {
  picture: string | null;
  astro: User['infos']['astro'];
  contacts: User['contacts'];
  phone: User['events']['phone'];
  tchat: User['events']['tchat'];
}
