import type { Services } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { introductionKind } from '../corpus.ts';
import { pageMeta } from './page-meta.ts';

/** Each tool by the folder of its texts, which is also its address under `/astrologie`. */
const TOOLS = {
  'calcul-ascendant': 'Calcul de l’ascendant',
  'calcul-descendant': 'Calcul du descendant',
  'signes-astrologiques': 'Signes astrologiques',
  'signes-astrologiques-enfant': 'Signes de l’enfant',
  'compatibilite-signes-astro': 'Compatibilité des signes',
  'compatibilite-amoureuse': 'Compatibilité amoureuse',
  'calcul-signe-lunaire': 'Calcul du signe lunaire',
  'compatibilite-signes-lunaires': 'Compatibilité des signes lunaires',
  'theme-astral-gratuit': 'Thème astral',
  'revolution-solaire': 'Révolution solaire',
  'carte-du-ciel-astrologique': 'Carte du ciel',
  'transits-du-jour': 'Transits du jour',
} as const;
export type Tool = keyof typeof TOOLS;

export const toolStep = (tool: Tool) => [TOOLS[tool], `/astrologie/${tool}`] as const;

/** What every tool's first page answers: its text, and what the head of its page says. */
export function toolIntroduction({ corpus, config }: Services, tool: Tool) {
  const { meta, reading: introduction } = readingOf(corpus, introductionKind, `${tool}/index`);
  return { introduction, __META__: pageMeta(config.siteUrl, meta, toolStep(tool)) };
}
