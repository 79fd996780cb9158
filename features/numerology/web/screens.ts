import { defineScreen, type Screen } from '@solelune/screen';
import {
  affective,
  affectiveResult,
  compatibility,
  compatibilityResult,
  expression,
  expressionResult,
  index,
  lifepath,
  lifepathResult,
  universal,
  universalResult,
} from '../contract.ts';
import { addresses } from './addresses.ts';

const universe = 'numerology';
/** Calculation and result pages: neither indexed nor tracked, and their own call to action stands at the foot of a phone. */
const outcome = { universe, result: true, noBottomNav: true } as const;

/** Which of the two belong together (11 with 2…) is for the call to say; anything else is a 404 at once. */
const whichNumber = {
  number: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  master: ['11', '22', '33'],
} as const;
const askNumber = ({ number, master }: { number: string; master?: string | undefined }) => ({
  number,
  master,
  display: true,
});

export const numerologyScreens: Screen[] = [
  defineScreen({
    name: 'numerology.index',
    path: addresses.index.path,
    title: 'Numérologie',
    universe,
    page: () => import('./index-page.tsx'),
    call: index,
  }),
  defineScreen({
    name: 'numerology.expression',
    path: addresses.expression.path,
    title: 'Nombre d’expression',
    universe,
    page: () => import('./expression-page.tsx'),
    call: expression,
  }),
  defineScreen({
    ...outcome,
    name: 'numerology.expression-calcul',
    path: addresses.expressionCalcul.path,
    title: 'Nombre d’expression\u00A0: le calcul',
    page: () => import('./expression-calcul-page.tsx'),
  }),
  defineScreen({
    ...outcome,
    name: 'numerology.expression-result',
    path: addresses.expressionResult.path,
    title: 'Nombre d’expression :number',
    page: () => import('./expression-result-page.tsx'),
    where: whichNumber,
    call: expressionResult,
    input: askNumber,
  }),
  defineScreen({
    name: 'numerology.affective',
    path: addresses.affective.path,
    title: 'Nombre de vie affective',
    universe,
    page: () => import('./affective-page.tsx'),
    call: affective,
  }),
  defineScreen({
    ...outcome,
    name: 'numerology.affective-calcul',
    path: addresses.affectiveCalcul.path,
    title: 'Nombre de vie affective\u00A0: le calcul',
    page: () => import('./affective-calcul-page.tsx'),
  }),
  defineScreen({
    ...outcome,
    name: 'numerology.affective-result',
    path: addresses.affectiveResult.path,
    title: 'Nombre de vie affective :number',
    page: () => import('./affective-result-page.tsx'),
    where: whichNumber,
    call: affectiveResult,
    input: askNumber,
  }),
  defineScreen({
    name: 'numerology.lifepath',
    path: addresses.lifepath.path,
    title: 'Chemin de vie',
    universe,
    page: () => import('./lifepath-page.tsx'),
    call: lifepath,
  }),
  defineScreen({
    ...outcome,
    name: 'numerology.lifepath-calcul',
    path: addresses.lifepathCalcul.path,
    title: 'Chemin de vie\u00A0: le calcul',
    page: () => import('./lifepath-calcul-page.tsx'),
  }),
  defineScreen({
    ...outcome,
    name: 'numerology.lifepath-result',
    path: addresses.lifepathResult.path,
    title: 'Chemin de vie :number',
    page: () => import('./lifepath-result-page.tsx'),
    where: whichNumber,
    call: lifepathResult,
    input: askNumber,
  }),
  defineScreen({
    name: 'numerology.compatibility',
    path: addresses.compatibility.path,
    title: 'Compatibilité des prénoms',
    universe,
    page: () => import('./compatibility-page.tsx'),
    call: compatibility,
  }),
  defineScreen({
    ...outcome,
    name: 'numerology.compatibility-calcul',
    path: addresses.compatibilityCalcul.path,
    title: 'Compatibilité des prénoms\u00A0: le calcul',
    page: () => import('./compatibility-calcul-page.tsx'),
  }),
  defineScreen({
    ...outcome,
    name: 'numerology.compatibility-result',
    path: addresses.compatibilityResult.path,
    title: 'Compatibilité de vos prénoms',
    page: () => import('./compatibility-result-page.tsx'),
    call: compatibilityResult,
    input: ({ infos }) => ({ infos, display: true }),
  }),
  defineScreen({
    name: 'numerology.universal',
    path: addresses.universal.path,
    title: 'Numérologie universelle',
    universe,
    page: () => import('./universal-page.tsx'),
    call: universal,
  }),
  defineScreen({
    ...outcome,
    name: 'numerology.universal-themes',
    path: addresses.universalThemes.path,
    title: 'Numérologie universelle\u00A0: vos huit domaines',
    page: () => import('./universal-themes-page.tsx'),
  }),
  defineScreen({
    ...outcome,
    name: 'numerology.universal-calcul',
    path: addresses.universalCalcul.path,
    title: 'Numérologie universelle\u00A0: le calcul',
    page: () => import('./universal-calcul-page.tsx'),
  }),
  defineScreen({
    ...outcome,
    name: 'numerology.universal-result',
    path: addresses.universalResult.path,
    title: 'Nombre universel :number',
    page: () => import('./universal-result-page.tsx'),
    where: { number: whichNumber.number },
    call: universalResult,
    input: ({ number }) => ({ number, display: true }),
  }),
];
