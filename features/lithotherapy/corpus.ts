import { DATED_LIMITS, defineKind } from '@solelune/corpus/kind';
import { defineIntroductions, portraitFields } from '@solelune/corpus/usual-kinds';
import { z } from 'zod';
import { CHAKRA_SLUGS, NEED_SLUGS, SIGN_SLUGS, STONE_SLUGS, SYSTEMS } from './engine/vocabulary.ts';

/** From the softest to the hardest, or from the lightest to the heaviest of its kind. */
const range = z.tuple([z.number().positive(), z.number().positive()]).refine(([from, to]) => from <= to);
/** `ok`: as one likes; `avoid`: briefly, with care; `never`. */
const rule = z.enum(['ok', 'avoid', 'never']);
const signs = z.array(z.enum(SIGN_SLUGS));

/** What mineralogy measures of a stone, what the tradition lends it. */
export const stoneFields = portraitFields.extend({
  name: z.string().min(2),
  family: z.string().min(2),
  formula: z.string().min(1),
  system: z.enum(Object.keys(SYSTEMS) as (keyof typeof SYSTEMS)[]),
  /** Mohs. */
  hardness: range,
  /** Grams per cubic centimetre. */
  density: range,
  colours: z.array(z.string()).min(1),
  lustre: z.string(),
  transparency: z.string(),
  origins: z.array(z.string()).min(1),
  water: rule,
  sun: rule,
  salt: rule,
  safety: z.enum(['none', 'caution', 'danger']),
  needs: z.array(z.enum(NEED_SLUGS)).min(1),
  chakras: z.array(z.enum(CHAKRA_SLUGS)).min(1),
  /** Signs that two or more sources name, and those that one alone does. */
  signs_often: signs,
  signs_once: signs,
  life_path: z.array(z.int().min(1).max(33)),
});

export const stoneKind = defineKind({
  name: 'lithotherapy.stone',
  folder: 'lithotherapie',
  slugs: STONE_SLUGS,
  frontMatter: stoneFields,
  codes: 'name formula system colours origins water sun salt safety needs chakras signs_often signs_once'.split(' '),
  sections: ['mineral', 'story', 'tradition', 'care'],
  minWords: 150,
  mould: DATED_LIMITS,
});

export const introductionKind = defineIntroductions('lithotherapy', 'lithotherapie', []);

export const kinds = [stoneKind, introductionKind];
