import { frenchTypography } from '@solelune/french/typography';
import type { Config } from '@solelune/platform';
import { statedAccuracy } from '@solelune/sky';
import type { Supplement } from '../answer-schemas.ts';
import type { ContentSlug } from '../page-slugs.ts';
import { attributions } from './attributions.ts';
import { bibliography } from './bibliography.ts';

type Supplements = Readonly<Record<string, Supplement>>;

/** One year inside each era that the sky engine states its accuracy for. */
const YEARS = [1900, 1700, 1000];

const PAGES: Partial<Record<ContentSlug, (config: Config) => Supplements>> = {
  'mentions-legales': ({ brand: { legal, contactEmail } }) => ({
    editeur: {
      kind: 'facts',
      facts: [
        fact('Éditeur', legal.company),
        fact('Adresse', legal.address),
        fact('Immatriculation', legal.registration),
        fact('Direction de la publication', legal.publisher),
        fact('Adresse e-mail', contactEmail),
      ],
    },
    hebergement: { kind: 'facts', facts: [fact('Hébergeur', legal.hosting)] },
    sources: { kind: 'sources', sources: attributions },
  }),
  laboratoire: () => ({ ciel: { kind: 'accuracy', eras: YEARS.map(statedAccuracy) } }),
  bibliographie: () =>
    Object.fromEntries(
      Object.entries(bibliography).map(([key, works]) => [
        key,
        // Titles keep the punctuation of their language.
        { kind: 'works', works: works.map((work) => ({ ...work, use: frenchTypography(work.use) })) },
      ]),
    ),
};

/** What the sections of a page print beside their prose, by section key. */
export const supplementsOf = (slug: string, config: Config): Supplements => PAGES[slug as ContentSlug]?.(config) ?? {};

const fact = (label: string, value: string | undefined) => ({ label, value: value ?? null });
