import { can, defineCall } from '@solelune/contract';
import { choice, flag, optional, text, wholeNumber } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';
import { AUDIENCES, CARD_LENGTHS, MOST_WEIGHT, SLOTS } from '../engine/card.ts';

const LAST_ID = 2_147_483_647;
const FIRST_PLANNED = 1000;
const cardId = () => nobodys('a planned card: staff', wholeNumber(FIRST_PLANNED, LAST_ID));

const day = () =>
  text(10).refine((written) => new Date(`${written}T00:00Z`).toJSON()?.slice(0, 10) === written, 'Écrivez une date');
const hour = () =>
  text(5).refine((written) => /^([01]\d|2[0-3]):[0-5]\d$/.test(written), 'Écrivez une heure, 08:30 par exemple');
/** A page of ours, or another site over a safe line: nothing that runs. */
const link = () =>
  text(CARD_LENGTHS.link).refine(
    (written) => /^(?:\/(?!\/)|https:\/\/[\w-]+\.)\S*$/.test(written),
    'Une page du site (/tarot) ou une adresse en https://',
  );
const picture = () =>
  text(CARD_LENGTHS.link).refine((written) => /^\/(?!\/)[\w/.-]+$/.test(written), 'Une image de ce site : /…');

const plannedCard = z.object({
  ...{ id: z.int(), slot: z.enum(SLOTS), title: z.string(), content: z.string(), link: z.string() },
  ...{ link_text: z.string(), picture: z.string().nullable(), conversion: z.string().nullable() },
  ...{
    audience: z.enum(AUDIENCES),
    weight: z.int(),
    first_day: z.string().nullable(),
    last_day: z.string().nullable(),
    /** HH:MM in Paris; null is the whole day. */
    first_hour: z.string().nullable(),
    last_hour: z.string().nullable(),
  },
  /** The number of the advisor whose status it shows. */
  advisor: z.int().nullable(),
  state: z.enum(['draft', 'coming', 'shown', 'over']),
  /** Of the last thirty days, the oldest first. */
  clicks: z.array(z.int()),
});
export type PlannedCard = z.output<typeof plannedCard>;

export const plannedCards = defineCall({
  name: 'promotions.planned-cards',
  method: 'GET',
  path: 'administration/cards.json',
  summary: 'Rend les cartes que l’équipe a prévues, les dernières créées d’abord, et leurs clics',
  input: z.object({ after: optional(cardId()) }),
  answer: z.object({ rows: z.array(plannedCard), next: z.int().nullable() }),
  access: can('promotions.cards'),
});

export const cardSave = defineCall({
  name: 'promotions.card-save',
  method: 'POST',
  path: 'administration/cards/save.json',
  summary:
    'Crée ou change une carte : un brouillon ne se voit qu’ici, une carte prévue se montre entre ses deux moments',
  input: nobodys(
    'a planned card and what it says: staff',
    z
      .object({
        /** Left out for a new one. */
        id: optional(cardId()),
        is_draft: flag(),
        slot: choice(SLOTS),
        title: text(CARD_LENGTHS.title),
        content: text(CARD_LENGTHS.content),
        link: link(),
        link_text: text(CARD_LENGTHS.linkText),
        picture: optional(picture()),
        conversion: optional(text(CARD_LENGTHS.conversion)),
        audience: choice(AUDIENCES),
        weight: wholeNumber(1, MOST_WEIGHT),
        first_day: optional(day()),
        last_day: optional(day()),
        /** Of Paris; without one, the day is shown whole. */
        first_hour: optional(hour()),
        last_hour: optional(hour()),
        /** The number of an advisor, which everybody may read. */
        advisor: optional(wholeNumber(1, LAST_ID)),
      })
      .refine(({ first_day: first, first_hour: hour }) => first || !hour, {
        error: 'Cette heure attend son jour',
        path: ['first_hour'],
      })
      .refine(({ last_day: last, last_hour: hour }) => last || !hour, {
        error: 'Cette heure attend son jour',
        path: ['last_hour'],
      })
      .refine(({ first_day: first, last_day: last }) => !first || !last || first <= last, {
        error: 'Elle finirait avant de commencer',
        path: ['last_day'],
      })
      .refine(
        ({ first_day: first, last_day: last, first_hour: from = '00:00', last_hour: until }) =>
          !first || first !== last || !until || from < until,
        { error: 'Elle finirait avant de commencer', path: ['last_hour'] },
      ),
  ),
  answer: z.object({ card: plannedCard }),
  access: can('promotions.cards'),
  writes: true,
  audited: { about: 'id', details: ['title', 'is_draft', 'slot'] },
  errors: ['not_found'],
});

export const cardRemove = defineCall({
  name: 'promotions.card-remove',
  method: 'POST',
  path: 'administration/cards/remove.json',
  summary: 'Retire une carte ; ses clics restent comptés',
  input: z.object({ id: cardId(), reason: text(200) }),
  answer: z.object({}),
  access: can('promotions.cards'),
  writes: true,
  audited: { about: 'id', reason: 'reason' },
  errors: ['not_found'],
});

export const cardPreview = defineCall({
  name: 'promotions.card-preview',
  method: 'GET',
  path: 'administration/cards/preview/{id}.json',
  summary: 'Rend une page vide que la carte accompagne, brouillon ou non, comme un visiteur la verrait',
  input: z.object({ id: cardId() }),
  answer: z.object({ title: z.string(), slot: z.enum(SLOTS) }),
  access: can('promotions.cards'),
  errors: ['not_found'],
});
