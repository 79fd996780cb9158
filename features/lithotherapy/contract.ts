import { defineCall } from '@solelune/contract';
import { introduction, list, portrait } from '@solelune/contract/answers';
import { text } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';
import { CHAKRA_SLUGS, COLOUR_SLUGS, NEED_SLUGS } from './engine/vocabulary.ts';

const stoneCard = z.object({
  slug: z.string(),
  name: z.string(),
  epithet: z.string(),
  /** The colour that its card takes. */
  tint: z.string(),
  colour: z.enum(COLOUR_SLUGS),
  needs: list(z.enum(NEED_SLUGS)),
  chakras: list(z.enum(CHAKRA_SLUGS)),
  signs: list(z.string()),
  lifePath: list(z.number()),
});
export type StoneCard = z.output<typeof stoneCard>;

const rule = z.enum(['ok', 'avoid', 'never']);
const range = z.tuple([z.number(), z.number()]).readonly();

const stoneFacts = z.object({
  family: z.string(),
  formula: z.string(),
  system: z.string(),
  hardness: range,
  density: range,
  colours: list(z.string()),
  palette: list(z.string()),
  lustre: z.string(),
  transparency: z.string(),
  origins: list(z.string()),
  care: z.object({ water: rule, sun: rule, salt: rule }),
  safety: z.enum(['none', 'caution', 'danger']),
  signsOften: list(z.string()),
  signsOnce: list(z.string()),
});
export type StoneFacts = z.output<typeof stoneFacts>;

export const stones = defineCall({
  name: 'lithotherapy.stones',
  method: 'GET',
  path: 'lithotherapy/index.json',
  summary: 'Présente les pierres, avec ce par quoi on les trie',
  input: z.object({}),
  answer: z.object({ introduction, stones: list(stoneCard) }),
});

export const stone = defineCall({
  name: 'lithotherapy.stone',
  method: 'GET',
  path: 'lithotherapy/stone/{slug}.json',
  summary: 'Lit une pierre : le minéral, la tradition, les soins',
  input: z.object({ slug: nobodys('a stone, which everybody may read', text(40)) }),
  answer: z.object({ stone: stoneCard, facts: stoneFacts, reading: portrait, near: list(stoneCard) }),
  errors: ['not_found'],
});
