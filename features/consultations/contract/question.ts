import { type CallAnswer, can, defineCall } from '@solelune/contract';
import { flag, optional, slug, text } from '@solelune/contract/fields';
import { nobodys, ownedBy } from '@solelune/contract/naming';
import { z } from 'zod';
import {
  ATTACHMENTS_MAX,
  FOLLOW_MAX,
  LETTER_MAX,
  LETTER_MIN,
  PICTURE_MAX_BYTES,
  PICTURES_MAX,
  QUESTION_MAX,
  QUESTION_STATUSES,
} from '../engine/question.ts';

const words = <T extends z.ZodType>(field: T): T => nobodys('words, whoever writes them', field);
const questionId = () => ownedBy('question', text(60));
const advisorSlug = () => nobodys('the public page of an advisor', slug());
/** A file as the server's body reader gives it; nothing is decided on its name or its type. */
const uploadedFile = z.object({ bytes: z.instanceof(Uint8Array) });

const advisorSchema = z.object({
  slug: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  is_demo: z.boolean(),
});
const joinable = z.object({ id: z.string(), category: z.string(), title: z.string(), created_at: z.iso.datetime() });

export const questionForm = defineCall({
  name: 'consultations.question-form',
  method: 'GET',
  path: 'consultation/question/form/{slug}.json',
  summary: 'Rend ce qu’il faut pour écrire à un conseiller : prix, délai promis, ce qui peut être joint',
  input: z.object({ slug: advisorSlug() }),
  answer: z.object({
    advisor: advisorSchema,
    /** In cents, all taxes included. */
    price_cents: z.int(),
    delay_hours: z.int(),
    /** Results that the member has kept, the newest first. */
    joinable: z.array(joinable),
    /** Why this member cannot ask now; null: they can. */
    refusal: z.string().nullable(),
    /** Whether cards are taken. */
    open: z.boolean(),
  }),
  errors: ['not_found'],
  access: 'member',
});

/** Does not declare `writes`: no transaction may stay open while pictures are decoded. */
export const questionNew = defineCall({
  name: 'consultations.question-new',
  method: 'POST',
  path: 'consultation/question/new.json',
  summary: 'Écrit une question à un conseiller, avec ce qui l’accompagne, et prépare sa commande',
  input: z.object({
    slug: advisorSlug(),
    question: words(text(QUESTION_MAX)),
    attachments: optional(
      ownedBy('draw', z.array(text(60)).max(ATTACHMENTS_MAX, `${ATTACHMENTS_MAX} pièces au plus`), 'refused'),
    ),
    files: optional(z.array(uploadedFile).max(PICTURES_MAX, `${PICTURES_MAX} images au plus`)),
  }),
  answer: z.object({ order: z.string() }),
  errors: ['not_found', 'conflict', 'too_many_requests', 'unavailable'],
  access: 'member',
  files: { maxCount: PICTURES_MAX, maxBytes: PICTURE_MAX_BYTES },
  limit: { max: 10, perSeconds: 60 },
});

const attached = z.object({
  title: z.string(),
  category: z.string(),
  /** Where it opens; null where only its content can be shown, or it was removed since. */
  address: z.string().nullable(),
  /** Of a draw: its cards, one line each. */
  lines: z.array(z.string()),
  removed: z.boolean(),
});
const letterSchema = z.object({ words: z.string(), at: z.iso.datetime() });
const exchange = {
  id: z.string(),
  status: z.enum(QUESTION_STATUSES),
  question: letterSchema,
  attachments: z.array(attached),
  /** Addresses of a few minutes. */
  pictures: z.array(z.string()),
  answer: letterSchema.nullable(),
  followup: letterSchema.nullable(),
  followup_answer: letterSchema.nullable(),
  /** When the letter that is waited for is promised. */
  due_at: z.iso.datetime().nullable(),
};

const mineSchema = z.object({
  ...exchange,
  advisor: advisorSchema,
  amount_cents: z.int(),
  delay_hours: z.int(),
  /** Until when the question more may be asked; null: it cannot. */
  follow_until: z.iso.datetime().nullable(),
});

export const question = defineCall({
  name: 'consultations.question',
  method: 'GET',
  path: 'consultation/question/detail/{id}.json',
  summary: 'Rend une question du membre, sa réponse et la suite',
  input: z.object({ id: questionId() }),
  answer: mineSchema,
  errors: ['not_found'],
  access: 'member',
});
export type MyQuestion = CallAnswer<typeof question>;

const listed = z.object({
  id: z.string(),
  status: z.enum(QUESTION_STATUSES),
  /** The first words. */
  opening: z.string(),
  asked_at: z.iso.datetime(),
  due_at: z.iso.datetime().nullable(),
});

export const questions = defineCall({
  name: 'consultations.questions',
  method: 'GET',
  path: 'consultation/question/index.json',
  summary: 'Rend les questions écrites du membre, les plus récentes d’abord',
  input: z.object({}),
  answer: z.object({ questions: z.array(listed.extend({ advisor: advisorSchema })) }),
  access: 'member',
});

export const questionFollow = defineCall({
  name: 'consultations.question-follow',
  method: 'POST',
  path: 'consultation/question/follow.json',
  summary: 'Pose la question de suite, comprise dans le prix, une fois',
  input: z.object({ id: questionId(), question: words(text(FOLLOW_MAX)) }),
  answer: mineSchema,
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
});

export const questionErase = defineCall({
  name: 'consultations.question-erase',
  method: 'POST',
  path: 'consultation/question/erase.json',
  summary: 'Efface pour toujours, pour les deux, une question qui n’attend plus de lettre ; le reçu reste',
  input: z.object({ id: questionId(), confirmed: nobodys('a box that is ticked', flag()) }),
  answer: z.object({}),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
});

/* The advisor's side. */

const answers = can('consultations.answer');
const theirs = () => nobodys('of the advisor who asks alone: the handler knows them by their account', text(60));
const askedSchema = z.object({ ...exchange, firstname: z.string(), draft: z.string() });

export const questionsAsked = defineCall({
  name: 'consultations.questions-asked',
  method: 'GET',
  path: 'consultation/advisor/questions.json',
  summary: 'Rend les questions posées au conseiller : celles qui attendent, la plus pressée d’abord, puis les autres',
  input: z.object({}),
  answer: z.object({ questions: z.array(listed.extend({ firstname: z.string() })) }),
  errors: ['not_found'],
  access: answers,
});

export const questionAsked = defineCall({
  name: 'consultations.question-asked',
  method: 'GET',
  path: 'consultation/advisor/question/{id}.json',
  summary: 'Rend une question posée au conseiller, ce qui l’accompagne, et la lettre commencée',
  input: z.object({ id: theirs() }),
  answer: askedSchema,
  errors: ['not_found'],
  access: answers,
});
export type AskedQuestion = CallAnswer<typeof questionAsked>;

export const questionDraft = defineCall({
  name: 'consultations.question-draft',
  method: 'POST',
  path: 'consultation/advisor/question/draft.json',
  summary: 'Garde la lettre telle qu’elle est commencée',
  input: z.object({ id: theirs(), letter: optional(words(text(LETTER_MAX))) }),
  answer: z.object({}),
  errors: ['not_found', 'conflict'],
  access: answers,
  writes: true,
});

export const questionAnswer = defineCall({
  name: 'consultations.question-answer',
  method: 'POST',
  path: 'consultation/advisor/question/answer.json',
  summary: 'Envoie la lettre au membre',
  input: z.object({
    id: theirs(),
    letter: words(
      text(LETTER_MAX).refine(
        (letter) => letter.length >= LETTER_MIN,
        `Une lettre compte au moins ${LETTER_MIN} caractères`,
      ),
    ),
  }),
  answer: askedSchema,
  errors: ['not_found', 'conflict'],
  access: answers,
  writes: true,
});
