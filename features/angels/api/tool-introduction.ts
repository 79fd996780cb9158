import type { Services } from '@solelune/contract/server';
import { metaOf } from './page-meta.ts';
import { introductionOf } from './texts.ts';

/** What every tool's introduction answers: its text, and what the head of its page says. */
export function toolIntroduction({ corpus, config }: Services, folder: string, name: string) {
  const { introduction, title, description } = introductionOf(corpus, `${folder}/index`);
  const steps = [{ name, path: `/angeologie/${folder}` }];
  return { introduction, __META__: metaOf(config.siteUrl, { title, description }, steps) };
}
