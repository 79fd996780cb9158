import type { Problem } from '@solelune/corpus';
import { FIGURE_KINDS } from '../../engine/figure.ts';

export interface DeskProblem {
  field: string;
  words: string;
}

/** What is asked of a field, in a sentence; those of the corpus are for who works on the files. */
const FIELDS: Record<string, string> = {
  title: 'Le titre manque, ou dépasse 60 signes.',
  description: 'La description se tient entre 110 et 160 signes : les moteurs de recherche l’affichent.',
  role: 'Dites quel atelier signe l’article.',
  signs: 'Un de ces signes n’existe pas : belier, taureau, gemeaux… sans accent.',
  angels: 'Un de ces anges n’existe pas : écrivez-le comme dans l’adresse de sa page.',
  cards: 'Une de ces cartes n’existe pas : le-bateleur, belline/bonheur, comme dans l’adresse de sa page.',
  stones: 'Une de ces pierres n’existe pas : écrivez-la comme dans l’adresse de sa page.',
  related: 'Les pages liées sont des adresses du site, /tarot par exemple, six au plus.',
  sources: 'Il faut une source au moins, une par ligne ; un lien s’écrit après une barre : Titre | https://…',
  eyebrow: 'Le surtitre manque, ou dépasse 40 signes.',
  heading: 'Le titre affiché manque, ou dépasse 40 signes.',
};

/** An example of each figure, which says more than a rule. */
const EXAMPLES: Record<(typeof FIGURE_KINDS)[number], string> = {
  moon: '::moon 2026-12-24, un à quatre jours, ou today, next-new, next-full',
  lunation: '::lunation 2026-11',
  phases: '::phases 2026',
  eclipses: '::eclipses 2026 2028, dix ans au plus',
  wheel: '::wheel now, ou ::wheel 1638-09-05T11:07Z at=48.8989,2.0938 place="Saint-Germain"',
  transit: '::transit jupiter,saturn 2026-01-01 2030-12-31',
  stations: '::stations mercury 2026 2027',
  angel: '::angel vehuiah, ou today',
  card: '::card le-bateleur belline/bonheur',
  stone: '::stone citrine amethyste',
  hour: '::hour 11h11',
  lifepath: '::lifepath 1987-04-12',
};

function figureSentence(line: string): string {
  const name = line.split(/\s/)[0] ?? '';
  const example = EXAMPLES[name as keyof typeof EXAMPLES];
  return example
    ? `La figure « ${line} » ne se lit pas. On écrit par exemple ${example}.`
    : `« ${line} » n’est pas une figure. Il y a ${FIGURE_KINDS.join(', ')}.`;
}

function sectionSentence({ where, message }: Problem): string {
  if (message.startsWith('has no section')) return 'Il faut une section au moins : une ligne « ## Son titre ».';
  if (message.includes('repeated')) return `Deux sections ont la même clé : {#${where}}.`;
  if (message.includes('is empty')) return `La section {#${where}} est vide.`;
  if (message.includes('lower-case')) return `La clé {#${where}} s’écrit en minuscules, sans accent ni espace.`;
  return 'Les sections commencent par deux dièses : « ## Son titre ». Le titre du texte, lui, a son champ.';
}

/** What the reading of a text found, as an editor is told: the field, and a sentence. One sentence for each field and cause. */
export function sentencesOf(problems: readonly Problem[], cover: string): DeskProblem[] {
  const said = problems.map((problem): DeskProblem => {
    if (problem.rule === 'sections') return { field: 'body', words: sectionSentence(problem) };
    if (problem.rule === 'figure') {
      const line = /^"::(.*)" /.exec(problem.message)?.[1] ?? '';
      const none = problem.message.includes('this kind has no figures');
      return { field: 'body', words: none ? 'Une page de contenu n’a pas de figures.' : figureSentence(line) };
    }
    const field = problem.where?.split('.')[0] ?? 'body';
    if (field === 'cover')
      return { field, words: cover ? figureSentence(cover) : 'La couverture manque : la ligne d’une figure.' };
    return { field, words: FIELDS[field] ?? 'Ce champ est à corriger.' };
  });
  return said.filter(
    ({ field, words }, index) => said.findIndex((one) => one.field === field && one.words === words) === index,
  );
}
