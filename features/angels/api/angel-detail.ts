import { fail, handle } from '@solelune/contract/server';
import { frenchTypography } from '@solelune/french/typography';
import { detail } from '../contract.ts';
import { ANGELS, angelBySlug, neighboursOf } from '../engine/index.ts';
import { verseOf } from '../engine/verses.ts';
import { DEFAULT_TIMEZONE } from './current-regencies.ts';
import { metaOf } from './page-meta.ts';
import { cardOf, choirOf, invocationOf, portraitOf } from './texts.ts';

function verseShown(number: number) {
  const { french, ...verse } = verseOf(number);
  return { ...verse, ...(french && { french: frenchTypography(french) }) };
}

export const detailHandler = handle(detail, ({ name }, { services: { corpus, config }, now }) => {
  const angel = angelBySlug(name);
  if (!angel) return fail('not_found');
  const { meta, portrait } = portraitOf(corpus, angel);
  const { before, after } = neighboursOf(angel);
  return {
    angel: cardOf(corpus, angel),
    portrait,
    invocation: invocationOf(corpus, angel),
    verse: verseShown(angel.number),
    choir: choirOf(corpus, angel.choir.slug),
    before: cardOf(corpus, before),
    after: cardOf(corpus, after),
    choir_angels: ANGELS.filter(({ choir }) => choir === angel.choir).map((each) => cardOf(corpus, each)),
    today: now.toZonedDateTimeISO(DEFAULT_TIMEZONE).toPlainDate().toString(),
    __META__: metaOf(config.siteUrl, meta, [
      { name: 'Les 72 anges', path: '/angeologie/liste-des-72-ange-gardien' },
      { name: angel.name, path: `/angeologie/ange/${angel.slug}` },
    ]),
  };
});
