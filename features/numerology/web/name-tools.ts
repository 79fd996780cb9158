import { firstProblem, maxLength, required } from '@solelune/contract/validation';
import { urlOf } from '@solelune/screen';
import type { AddressForm } from '@solelune/screen/address-form';
import type { Name, NameNumber, NumberResult, Outcome } from '../engine/index.ts';
import { affectiveLife, expression, readName } from '../engine/index.ts';
import { REFUSAL_SENTENCES } from '../refusal-sentences.ts';
import { addresses } from './addresses.ts';
import { numberParams } from './result-urls.ts';

/** First names and family names together; the longest civil names stay under it. */
const LONGEST_NAME = 80;

/** The two tools that count the letters of a name: same pages, another count and other words. */
export interface NameTool {
  readonly key: 'expression' | 'affective';
  /** The tool's first page. */
  readonly path: string;
  /** Before the number, in a title. */
  readonly title: string;
  readonly question: string;
  readonly hint: string;
  readonly action: string;
  count(name: Name): Outcome<NameNumber>;
  calculUrl(name: string): string;
  resultUrl(result: NumberResult): string;
}

export const expressionTool: NameTool = {
  key: 'expression',
  path: addresses.expression.path,
  title: 'Nombre d’expression',
  question: 'Quel nom portez-vous\u202F?',
  hint: 'Prénom seul, ou prénom et nom\u00A0: toutes les lettres que vous écrivez sont comptées.',
  action: 'Compter mes lettres',
  count: (name) => ({ ok: true, value: expression(name) }),
  calculUrl: (fn) => urlOf(addresses.expressionCalcul, { fn }),
  resultUrl: (result) => urlOf(addresses.expressionResult, numberParams(result)),
};

export const affectiveTool: NameTool = {
  key: 'affective',
  path: addresses.affective.path,
  title: 'Vie affective',
  question: 'Comment vous appelle-t-on\u202F?',
  hint: 'Le prénom que vos proches emploient, avec le nom si vous voulez. Seules les voyelles comptent.',
  action: 'Écouter mes voyelles',
  count: affectiveLife,
  calculUrl: (fn) => urlOf(addresses.affectiveCalcul, { fn }),
  resultUrl: (result) => urlOf(addresses.affectiveResult, numberParams(result)),
};

/** The number of a name by a tool, or why there is none. */
export function countName(tool: NameTool, given: string): Outcome<NameNumber> {
  const name = readName(given);
  return name.ok ? tool.count(name.value) : name;
}

/** The sentence beside the field, or null when the name can be counted. */
export function nameProblem(tool: NameTool, given: string): string | null {
  const problem = firstProblem(given, required, maxLength(LONGEST_NAME));
  if (problem) return problem;
  const counted = countName(tool, given);
  return counted.ok ? null : REFUSAL_SENTENCES[counted.code];
}

export const nameForm = (tool: NameTool): AddressForm => ({
  fields: ['name'],
  lead: ({ name = '' }) => {
    const problem = nameProblem(tool, name);
    return problem ? { problems: { name: problem } } : { to: tool.calculUrl(name.trim()) };
  },
});

export const expressionForm = nameForm(expressionTool);
export const affectiveForm = nameForm(affectiveTool);
