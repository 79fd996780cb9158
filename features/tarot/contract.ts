import { type CallAnswer, defineCall } from '@solelune/contract';
import { introduction, list } from '@solelune/contract/answers';
import { choice, flag, optional, slug, text, wholeNumber } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';
import { cardLine, cardPage, chanceAnswer, drawView } from './answer-schemas.ts';
import { PACKS, PERSONAL_MOST, SPREADS, THEMES } from './engine/index.ts';
import { PAGES } from './pages.ts';

/** A card that everybody may read. */
const cardSlug = () => nobodys('a card of a deck', slug());

export const pageCall = defineCall({
  name: 'tarot.page',
  method: 'GET',
  path: 'tarot/page/{page}.json',
  summary: 'Présente les tirages : le texte d’une page du menu, et les cartes qui ont la leur',
  input: z.object({ page: choice(PAGES) }),
  answer: z.object({ introduction, cards: list(cardLine) }),
});

export const arcanum = defineCall({
  name: 'tarot.arcanum',
  method: 'GET',
  path: 'tarot/arcane/{slug}.json',
  summary: 'Lit un arcane du tarot de Marseille',
  input: z.object({ slug: cardSlug() }),
  answer: cardPage,
  errors: ['not_found'],
});

export const bellineCard = defineCall({
  name: 'tarot.belline-card',
  method: 'GET',
  path: 'tarot/belline/{slug}.json',
  summary: 'Lit une carte de l’oracle de Belline',
  input: z.object({ slug: cardSlug() }),
  answer: cardPage,
  errors: ['not_found'],
});

export const dayCard = defineCall({
  name: 'tarot.day-card',
  method: 'GET',
  path: 'tarot/day/{number}.json',
  summary: 'Lit un arcane majeur comme carte du jour (1 à 22) ; lequel, l’appareil le décide',
  input: z.object({ number: wholeNumber(1, 22) }),
  answer: z.object({ card: cardLine.extend({ description: z.string() }), line: z.string(), text: z.string() }),
});

/** Whoever has the address of a draw sees it: it names nobody. */
const drawId = () => nobodys('drawn at random: the address of a draw is open to whoever was given it', text(40));

export const drawNew = defineCall({
  name: 'tarot.draw-new',
  method: 'POST',
  path: 'tarot/draw/new.json',
  summary:
    'Mélange un jeu et montre l’empreinte de son ordre ; pack, count, theme et significator ne valent que pour le tirage personnalisé',
  input: z.object({
    spread: choice(SPREADS),
    reversals: flag(),
    pack: optional(choice(PACKS)),
    count: optional(wholeNumber(1, PERSONAL_MOST)),
    theme: optional(choice(THEMES)),
    significator: optional(wholeNumber(1, 22)),
  }),
  answer: z.object({ id: z.string(), fingerprint: z.string() }),
  errors: ['after_game'],
  writes: true,
  limit: { max: 30, perSeconds: 60 },
});

export const draw = defineCall({
  name: 'tarot.draw',
  method: 'GET',
  path: 'tarot/draw/get/{id}.json',
  summary: 'Rend un tirage à son adresse : son empreinte, et ses cartes une fois prises',
  input: z.object({ id: drawId() }),
  answer: drawView,
  errors: ['not_found'],
});

export const drawTouch = defineCall({
  name: 'tarot.draw-touch',
  method: 'POST',
  path: 'tarot/draw/touch.json',
  summary:
    'Prend les cartes dans l’éventail (picks : leurs places, séparées par des virgules ; ce qui manque est tiré). Une seule fois : ensuite le même tirage est rendu',
  input: z.object({
    id: drawId(),
    seed: optional(text(64)),
    /** A device draws its seed; a person without scripts may write a word instead. */
    by_device: flag(),
    picks: optional(text(200)),
  }),
  answer: drawView,
  errors: ['not_found', 'after_game'],
  writes: true,
  limit: { max: 60, perSeconds: 60 },
});

export const drawSave = defineCall({
  name: 'tarot.draw-save',
  method: 'POST',
  path: 'tarot/draw/save.json',
  summary: 'Garde un tirage parmi les activités du membre, tel qu’il a été lu, avec sa question s’il le veut',
  input: z.object({ id: drawId(), question: optional(text(300)) }),
  answer: z.object({ address: z.string(), already_kept: z.boolean() }),
  errors: ['not_found', 'conflict'],
  access: 'member',
  writes: true,
});

export const drawsMine = defineCall({
  name: 'tarot.draws-mine',
  method: 'GET',
  path: 'tarot/draw/mine.json',
  summary: 'Compte les cartes que le membre a tirées dans un jeu (les majeurs sans autre), face au seul hasard',
  input: z.object({ pack: optional(choice(PACKS)) }),
  answer: chanceAnswer,
  access: 'member',
});

export type DrawView = CallAnswer<typeof draw>;
export type MadeDraw = NonNullable<DrawView['made']>;
export type LaidCardView = MadeDraw['cards'][number];
export type CardLine = CallAnswer<typeof pageCall>['cards'][number];
