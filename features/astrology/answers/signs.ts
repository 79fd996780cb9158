import { introduction, list, portraitWords } from '@solelune/contract/answers';
import { BODIES } from '@solelune/sky/bodies';
import { ELEMENTS, MODALITIES } from '@solelune/sky/zodiac';
import { z } from 'zod';
import { SIGN_KEYS, SIGN_SLUGS, type SignFacts } from '../engine/index.ts';

export const signKey = z.enum(SIGN_KEYS);
export const bodyKey = z.enum(BODIES);

const dayOfYear = z.object({ day: z.int(), month: z.int() });

/** What tradition says of a sign. Names of elements, rulers… in French stand in `words/`. */
export const signFacts = z.object({
  key: signKey,
  slug: z.enum(SIGN_SLUGS),
  name: z.string(),
  element: z.enum(ELEMENTS),
  modality: z.enum(MODALITIES),
  polarity: z.enum(['active', 'receptive']),
  traditional_ruler: bodyKey,
  modern_ruler: bodyKey,
  opposite: signKey,
  dates: z.object({ from: dayOfYear, to: dayOfYear }),
  decans: list(z.object({ decan: z.literal([1, 2, 3]), chaldean_ruler: bodyKey, triplicity_ruler: bodyKey })),
}) satisfies z.ZodType<SignFacts>;

/** A sign as a list of signs shows it; the words are those of the text that the card leads to. */
const signCard = signFacts
  .pick({ key: true, slug: true, name: true, element: true, dates: true })
  .extend(portraitWords);

/** A first page with the twelve to choose from. */
export const signsAnswer = z.object({ introduction, signs: list(signCard) });
