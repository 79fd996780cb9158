import type { Services } from '@solelune/contract/server';
import { introductionMeta } from './page-meta.ts';
import { introductionOf } from './texts.ts';

/** What every tool's introduction answers: its text, and what the head of its page says. */
export function toolIntroduction({ corpus, config }: Services, folder: string, name: string) {
  const { introduction, description } = introductionOf(corpus, `${folder}/index`);
  const { title } = introduction;
  return {
    introduction,
    __META__: introductionMeta(config.siteUrl, `${folder}/index`, { title, description, name }),
  };
}
