import { defineCall } from '@solelune/contract';
import { choice, optional, personName, text } from '@solelune/contract/fields';
import { z } from 'zod';
import { COMPLETION_ITEMS } from '../engine/index.ts';
import { LAST_NAME_MAX } from '../limits.ts';
import { EMAIL_TOPICS } from '../member-choices.ts';
import { activityCard } from './activities.ts';
import {
  birthUnderBothNames,
  contactSchema,
  genderSchema,
  photoAddresses,
  placeSchema,
  revisionText,
  signSchema,
} from './parts.ts';
import { consentSchema } from './privacy.ts';
import { publicSettings } from './public-profile.ts';

const phoneSchema = z.object({
  country: z.string(),
  /** As people of that country write it: 06 12 34 56 78. */
  number: z.string(),
});

/** Product document, section 3, *User*, Profile. The password is the account's own. */
export const profileSchema = z.object({
  firstname: z.string(),
  lastname: z.string().nullable(),
  email: z.string(),
  gender: genderSchema.nullable(),
  ...birthUnderBothNames,
  birthtime: z.string().nullable(),
  current_city: placeSchema.nullable(),
  fixed_phone: phoneSchema.nullable(),
  mobile_phone: phoneSchema.nullable(),
  photo: photoAddresses.nullable(),
  signup_date: z.string(),
  completion: z.object({
    percent: z.int(),
    missing: z.array(z.object({ item: z.enum(COMPLETION_ITEMS), gain: z.int() })),
  }),
  /** The Moon and the ascendant only where the hour of birth is known. */
  sky: z.object({ sun: signSchema, moon: signSchema.nullable(), ascendant: signSchema.nullable() }).nullable(),
  /** What each form says it was filled in from: saved from another state, it is refused. */
  revisions: z.object({ identity: z.string(), birth: z.string() }),
});
export type Profile = z.output<typeof profileSchema>;

export const profileData = defineCall({
  name: 'profile.data',
  method: 'GET',
  path: 'user/profile/profile/data.json',
  summary: 'Rend le profil du membre, ses proches et ses choix',
  input: z.object({}),
  answer: z.object({
    profile: profileSchema,
    contacts: z.array(contactSchema),
    public: publicSettings,
    email_topics: z.array(z.enum(EMAIL_TOPICS)),
    consents: z.array(consentSchema),
    recent_activities: z.array(activityCard),
    activities_count: z.int(),
    photos: z.array(photoAddresses),
    photos_count: z.int(),
  }),
  access: 'member',
});

/** An empty phone or town is taken away: the form always sends the whole of it. */
export const profileSave = defineCall({
  name: 'profile.save',
  method: 'POST',
  path: 'user/profile/profile/save.json',
  summary: 'Garde l’identité, la ville et les téléphones du membre',
  input: z.object({
    firstname: personName(),
    lastname: optional(personName(LAST_NAME_MAX)),
    gender: optional(choice(['M', 'F', 'none'])),
    current_city: optional(text(40)),
    fixed_country: optional(text(2)),
    fixed_phone: optional(text(40)),
    mobile_country: optional(text(2)),
    mobile_phone: optional(text(40)),
    revision: optional(revisionText()),
  }),
  answer: z.object({ profile: profileSchema, success_message: z.string() }),
  errors: ['conflict'],
  access: 'member',
  writes: true,
});

export const emailTopicsSave = defineCall({
  name: 'profile.email-topics-save',
  method: 'POST',
  path: 'user/profile/email_preferences/save.json',
  summary: 'Choisit les lettres que le membre veut recevoir ; les messages du compte partent toujours',
  input: z.object({
    topics: z
      .array(z.enum(EMAIL_TOPICS, 'Choisissez l’une des réponses proposées'))
      .max(EMAIL_TOPICS.length)
      .default([]),
  }),
  answer: z.object({ email_topics: z.array(z.enum(EMAIL_TOPICS)) }),
  access: 'member',
  writes: true,
});
