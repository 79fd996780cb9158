import { handle } from '@solelune/contract/server';
import { index } from '../contract.ts';
import { introductionKind } from '../corpus.ts';
import { universalYear } from '../engine/index.ts';
import { introductionMeta } from './page-meta.ts';
import { introductionOf } from './texts.ts';

const FOLDER = /^(.+)\/index$/;

export const indexHandler = handle(index, (_, { services: { corpus, config }, now }) => {
  const { introduction, description } = introductionOf(corpus, 'index');
  const { title } = introduction;
  const { year } = now.toZonedDateTimeISO('Europe/Paris');
  const tools = corpus.list(introductionKind).flatMap((text) => {
    const slug = FOLDER.exec(text.slug)?.[1];
    return slug ? [{ slug, title: text.title, description: text.description }] : [];
  });
  return {
    introduction,
    tools,
    year: { year, ...universalYear(year) },
    __META__: introductionMeta(config.siteUrl, 'index', { title, description }),
  };
});
