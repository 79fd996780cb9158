import type { Services } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { introductionKind } from '../corpus.ts';
import { metaOf } from './page-meta.ts';

/** What every tool's introduction answers: its text, and what the head of its page says. */
export function toolIntroduction({ corpus, config }: Services, folder: string, name: string) {
  const { meta, reading: introduction } = readingOf(corpus, introductionKind, `${folder}/index`);
  const steps = [{ name, path: `/angeologie/${folder}` }];
  return { introduction, __META__: metaOf(config.siteUrl, meta, steps) };
}
