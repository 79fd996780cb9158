import { fail, handle, type Services } from '@solelune/contract/server';
import type { Corpus } from '@solelune/corpus';
import { type ContentPage, pageGet } from '../contract.ts';
import { aboutKind, contactKind, pageKind } from '../corpus.ts';
import { pageMeta } from './page-meta.ts';
import { supplementsOf } from './supplements.ts';

export const pageGetHandler = handle(pageGet, ({ slug }, { services }) => {
  const { corpus, config } = services;
  const text = textOf(corpus, slug);
  if (!text) return fail('not_found');
  const { title, description, frontMatter } = text;
  return {
    page: pageOf(slug, text, services),
    __META__: pageMeta(config, slug, { title, description, updated: frontMatter.updated }),
  };
});

export type PageText = NonNullable<ReturnType<typeof textOf>>;

/** A text as its page shows it, with what the site adds to its sections. */
export function pageOf(slug: string, text: PageText, services: Services): ContentPage {
  const supplements = new Map(Object.entries(supplementsOf(slug, services)));
  const sections = text.sections.map(({ key, title: name, html }) => {
    const supplement = supplements.get(key);
    supplements.delete(key);
    return { key, title: name, html, ...(supplement ? { supplement } : {}) };
  });
  // A renamed section must not make the licences of others vanish in silence.
  if (supplements.size > 0) throw new Error(`${text.file} has no section ${[...supplements.keys()].join(', ')}`);
  const { contactEmail } = services.config.brand;
  return { slug, ...text.frontMatter, lead: text.lead, sections, contactEmail };
}

function textOf(corpus: Corpus, slug: string) {
  if (slug === 'a-propos') return corpus.get(aboutKind, 'index');
  if (slug === 'contact') return corpus.get(contactKind, 'index');
  return corpus.get(pageKind, slug);
}
