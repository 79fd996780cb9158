import { z } from 'zod';
import { DATED_LIMITS, defineKind, type Kind, MOULD_LIMITS, type MouldLimit } from './kind.ts';

/** What a portrait says of itself in lists and under its title. */
export const portraitFields = z.object({
  /** A short image printed under the title. */
  epithet: z.string().min(1).max(48),
  keywords: z.array(z.string().min(1)).length(3),
});
export type PortraitKind = Kind<(typeof portraitFields)['shape'], string>;

type Extent<Key extends string> = Pick<Kind<z.ZodRawShape, Key>, 'slugs' | 'sections' | 'minWords' | 'mould'>;

/** Texts that each paint one thing: an angel, a number, a sign, an hour. */
export const definePortraits = <const Key extends string>(name: string, folder: string, extent: Extent<Key>) =>
  defineKind({ name, folder, frontMatter: portraitFields, mould: MOULD_LIMITS, ...extent });

/** The presentation of a universe, at its folder, and of each of its tools, at theirs. */
export const defineIntroductions = (feature: string, folder: string, tools: readonly string[]) =>
  defineKind({
    name: `${feature}.introduction`,
    folder,
    slugs: ['index', ...tools.map((tool) => `${tool}/index`)],
    frontMatter: z.object({}),
    sections: ['what', 'how', 'tradition'],
    minWords: 150,
    mould: DATED_LIMITS,
  });

/** Pieces that pages join with others, each whole in its lead. */
export const defineFragments = (
  name: string,
  folder: string,
  slugs: readonly string[],
  minWords: number,
  mould: readonly MouldLimit[] = MOULD_LIMITS,
) => defineKind({ name, folder, slugs, frontMatter: z.object({}), sections: [], minWords, fragment: true, mould });
