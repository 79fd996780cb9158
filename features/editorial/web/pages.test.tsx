import { join } from 'node:path';
import { loadCorpus } from '@solelune/corpus';
import type { Params } from '@solelune/screen';
import { StillPage } from '@solelune/screen/app';
import { testConfig } from '@solelune/testing';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageGetHandler } from '../api/page-get.ts';
import { type ContentPage as Page, pageGet } from '../contract.ts';
import { kinds } from '../corpus.ts';
import { PAGE_SLUGS } from '../page-slugs.ts';
import ContactPage from './contact-page.tsx';
import ContentPage from './content-page.tsx';
import { CONTENT_PAGES } from './content-pages.ts';
import { screens as editorialScreens } from './screens.ts';

let corpus: Awaited<ReturnType<typeof loadCorpus>>;
beforeAll(async () => {
  corpus = await loadCorpus(join(import.meta.dirname, '..', '..', '..', 'content'), kinds);
});

async function show(Shown: ComponentType<never>, slug: string, environment: Record<string, string> = {}) {
  const config = testConfig({ SITE_CONTACT_EMAIL: 'equipe@exemple.fr', ...environment });
  const context = { services: { corpus, config, features: [] } } as unknown as Parameters<typeof pageGetHandler.run>[1];
  const { page } = (await pageGetHandler.run({ slug }, context)) as { page: Page };
  const AnyPage = Shown as ComponentType<{ data: { page: Page }; params: object }>;
  const html = renderToString(
    <StillPage>
      <AnyPage data={{ page }} params={{}} />
    </StillPage>,
  ).replaceAll('<!-- -->', '');
  return { page, html };
}

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, inner]) => inner);

describe('a content page', () => {
  it.each([...PAGE_SLUGS, 'a-propos'])('%s is whole without JavaScript', async (slug) => {
    const { page, html } = await show(ContentPage, slug);
    expect(found(html, /<h1>(.*?)<\/h1>/g)).toEqual([page.heading]);
    const keys = page.sections.map(({ key }) => key);
    expect(found(html, /<section class="editorial-section" id="(.*?)"/g)).toEqual(keys);
    expect(found(html, /<a href="#([^"]*)">/g).filter((key) => keys.includes(key ?? ''))).toEqual(
      expect.arrayContaining(keys),
    );
    for (const { html: prose } of page.sections) expect(html).toContain(prose);
    expect(html).toContain(`${Number(page.updated.slice(8))}\u00a0novembre 2026`);
  });

  it('points at three others, never at itself', async () => {
    const { html } = await show(ContentPage, 'laboratoire');
    const related = html.slice(html.indexOf('a-lire-aussi'));
    const cards = found(related, /href="([^"]*)"/g);
    expect(cards).toHaveLength(3);
    expect(cards).not.toContain('/page/laboratoire');
  });
});

describe('the legal notice', () => {
  const MISSING = 'À compléter par l’exploitant du site.';

  it('says what is missing from the configuration', async () => {
    const { html } = await show(ContentPage, 'mentions-legales');
    expect(html.split(MISSING)).toHaveLength(5);
    expect(html).toContain('>equipe@exemple.fr</dd>');
  });

  it('says it to no visitor of a site in public', async () => {
    const { html } = await show(ContentPage, 'mentions-legales', {
      NODE_ENV: 'production',
      SITE_LEGAL_ADDRESS: '1 rue du Cadran',
    });
    expect(html).not.toContain('À compléter');
    expect(html).not.toContain('Immatriculation');
    expect(html).toContain('<dd>1 rue du Cadran</dd>');
  });

  it('says it of nothing once all is configured', async () => {
    const { html } = await show(ContentPage, 'mentions-legales', {
      SITE_LEGAL_COMPANY: 'Gnomon & fils',
      SITE_LEGAL_ADDRESS: '1 rue du Cadran',
      SITE_LEGAL_REGISTRATION: 'RCS 123',
      SITE_LEGAL_PUBLISHER: 'Une personne',
      SITE_LEGAL_HOSTING: 'Un hébergeur',
    });
    expect(html).not.toContain(MISSING);
    for (const value of ['Gnomon &amp; fils', '1 rue du Cadran', 'RCS 123', 'Une personne', 'Un hébergeur'])
      expect(html).toContain(`<dd>${value}</dd>`);
  });

  it('links each licence', async () => {
    const { html } = await show(ContentPage, 'mentions-legales');
    expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener"');
    expect(html).toContain('Licence Ouverte 2.0');
    expect(html).toContain('SIL Open Font License 1.1');
  });
});

describe('the laboratory and the bibliography', () => {
  it('print figures and works', async () => {
    const lab = await show(ContentPage, 'laboratoire');
    expect(lab.html).toContain('<th scope="row">1800–2300</th><td data-align="end">0,05″</td>');
    const library = await show(ContentPage, 'bibliographie');
    expect(library.html).toContain('<cite>La Science cabalistique</cite>');
  });
});

describe('the contact page', () => {
  it('has a form, a trap nobody meets and an address for whoever cannot use it', async () => {
    const { html } = await show(ContactPage, 'contact');
    for (const name of ['name', 'email', 'subject', 'message']) expect(html).toMatch(new RegExp(`name="${name}"`));
    expect(html).toMatch(/aria-hidden="true"><label>[^<]*<input tabindex="-1" autoComplete="off" name="website"\/>/i);
    expect(html).toMatch(/<noscript>.*mailto:equipe@exemple\.fr.*<\/noscript>/);
    expect(html).toContain('method="post"');
    expect(found(html, /<option value="([^"]*)"/g)).toEqual(['', 'calculation', 'text', 'account', 'data', 'other']);
  });
});

describe('screens', () => {
  const built = editorialScreens.filter(({ call }) => call === pageGet);

  it('the sitemap has the pages that the screen accepts', () => {
    const page = built.find(({ name }) => name === 'editorial.page');
    expect((page?.sitemap as Params[] | undefined)?.map(({ slug }) => slug)).toEqual(page?.where?.['slug']);
    expect(built.map(({ path }) => path)).toEqual(['/page/{slug}', '/a-propos', '/contact']);
  });

  it('the pages know each other’s addresses', () => {
    const addresses = built.flatMap(({ path, sitemap }) =>
      sitemap ? (sitemap as Params[]).map(({ slug }) => path.replace('{slug}', slug ?? '')) : [path],
    );
    expect(CONTENT_PAGES.map(({ path }) => path).sort()).toEqual(addresses.sort());
  });
});
