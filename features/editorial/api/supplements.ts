import type { Services } from '@solelune/contract/server';
import { frenchTypography } from '@solelune/french/typography';
import type { Config } from '@solelune/platform';
import { statedAccuracy } from '@solelune/sky';
import type { Supplement } from '../answer-schemas.ts';
import type { ContentSlug } from '../page-slugs.ts';
import { attributions } from './attributions.ts';
import { bibliography } from './bibliography.ts';
import { laboratoryPlots } from './laboratory.ts';

type Supplements = Readonly<Record<string, Supplement>>;

/** One year inside each era that the sky engine states its accuracy for. */
const YEARS = [1900, 1700, 1000];

const PAGES: Partial<Record<ContentSlug, (services: Pick<Services, 'config' | 'corpus' | 'features'>) => Supplements>> =
  {
    'mentions-legales': ({
      config: {
        environment,
        brand: { legal, contactEmail },
      },
    }) => ({
      editeur: facts(environment, [
        ['Éditeur', legal.company],
        ['Adresse', legal.address],
        ['Immatriculation', legal.registration],
        ['Direction de la publication', legal.publisher],
        ['Adresse e-mail', contactEmail],
      ]),
      hebergement: facts(environment, [['Hébergeur', legal.hosting]]),
      sources: { kind: 'sources', sources: attributions },
    }),
    laboratoire: (services) => ({
      ciel: { kind: 'accuracy', eras: YEARS.map(statedAccuracy) },
      chiffres: laboratoryPlots(services),
    }),
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
export const supplementsOf = (slug: string, services: Pick<Services, 'config' | 'corpus' | 'features'>): Supplements =>
  PAGES[slug as ContentSlug]?.(services) ?? {};

/** A line that the configuration does not fill says so to whoever works on the site; no visitor reads it (the log names it at the start). */
function facts(
  environment: Config['environment'],
  lines: readonly [label: string, value: string | undefined][],
): Supplement {
  const told = lines.map(([label, value]) => ({ label, value: value ?? null }));
  return { kind: 'facts', facts: environment === 'production' ? told.filter(({ value }) => value !== null) : told };
}
