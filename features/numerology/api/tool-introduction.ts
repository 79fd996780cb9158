import type { Services } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { introductionKind } from '../corpus.ts';
import { introductionMeta } from './page-meta.ts';

/** What every tool's introduction answers: its text, and what the head of its page says. */
export function toolIntroduction({ corpus, config }: Services, folder: string, name: string) {
  const slug = `${folder}/index`;
  const { meta, reading: introduction } = readingOf(corpus, introductionKind, slug);
  return { introduction, __META__: introductionMeta(config.siteUrl, slug, { ...meta, name }) };
}
