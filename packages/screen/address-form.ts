import type { Call } from '@solelune/contract';

/** What a form holds when it is sent: texts by the names of its fields, empty where nothing was written. */
export type Answers = Readonly<Record<string, string>>;

export type FieldProblems = Readonly<Record<string, string>>;

/** Where answers lead, or what is wrong with them, field by field. */
export type Lead = { to: string } | { problems: FieldProblems };

/** One of those that a text may mean. */
export interface Match {
  id: string;
  label: string;
  /** What tells two of one name apart. */
  detail?: string | undefined;
}

/** A field of which one writes the beginning, to choose among what a call finds: a place. */
export interface Lookup {
  call: Call;
  input: (text: string) => unknown;
  matchesOf: (answer: Record<string, unknown>) => readonly Match[];
  /** Said while nothing is chosen, and when there is nothing to choose. */
  sentences: { unchosen: string; none: string };
}

/**
 * A form that leads to an address. The page follows it when it is alive; before that, or without scripts, the browser sends it to the page it
 * stands on, and the server answers with the same address: both ask `lead`.
 */
export interface AddressForm {
  /** The names of its fields, in the order of the page. What else is sent is not read. */
  fields: readonly string[];
  lookups?: Readonly<Record<string, Lookup>>;
  lead: (answers: Answers) => Lead;
}

/**
 * A form that makes a call and leads where its answer says: a draw, which has no address before it is made. The page makes the call itself when
 * it is alive; before that, or without scripts, the browser sends the form to the page it stands on, and the server makes the same call as an
 * anonymous visitor.
 */
export interface CallForm {
  /** The names of its fields, in the order of the page. What else is sent is not read. */
  fields: readonly string[];
  call: Call;
  input: (answers: Answers) => unknown;
  to: (answer: Readonly<Record<string, unknown>>) => string;
}

/** A form that came back to its page: as it was sent, with what is to be mended and what can be chosen. */
export interface SentForm {
  answers: Answers;
  problems: FieldProblems;
  matches: Readonly<Record<string, readonly Match[]>>;
}

/** A lookup's own fields: what is written, and what was chosen when `label` stood there. */
export const chosenFields = (field: string) => ({ id: `${field}_id`, label: `${field}_label` });

/** The field by which a form that asks one question at a time says, when it is sent on its way, which it asked last. */
const ASKED = 'asked';

/** Longer than anything that is asked for: what goes beyond is not looked at. */
const LONGEST_ANSWER = 300;

export function readAnswers(
  { fields, lookups = {} }: Pick<AddressForm, 'fields' | 'lookups'>,
  source: Readonly<Record<string, unknown>>,
): Answers {
  const own = Object.keys(lookups).flatMap((field) => Object.values(chosenFields(field)));
  const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST_ANSWER) : '');
  return Object.fromEntries([...fields, ...own, ASKED].map((name) => [name, textOf(source[name])]));
}

/** What was chosen in a lookup; null once something else is written over it. */
export function chosenIn(answers: Answers, field: string): { id: string; label: string } | null {
  const names = chosenFields(field);
  const [id = '', label = ''] = [answers[names.id], answers[names.label]];
  return id !== '' && label === answers[field] ? { id, label } : null;
}

/** The lookups of which something is written and nothing chosen. */
export const unchosenIn = ({ lookups = {} }: AddressForm, answers: Answers): [field: string, lookup: Lookup][] =>
  Object.entries(lookups).filter(([field]) => answers[field]?.trim() && !chosenIn(answers, field));

/** Where the answers lead once everything that is written in them is chosen too. */
export function leadOf(form: AddressForm, answers: Answers): Lead {
  const lead = form.lead(answers);
  const unchosen = unchosenIn(form, answers).map(([field, { sentences }]) => [field, sentences.unchosen]);
  if (unchosen.length === 0) return lead;
  return { problems: { ...('problems' in lead && lead.problems), ...Object.fromEntries(unchosen) } };
}

/** Without the fields that were not asked for yet: nothing is wrong with them. */
export function problemsSoFar({ fields }: AddressForm, answers: Answers, problems: FieldProblems): FieldProblems {
  const last = fields.indexOf(answers[ASKED] ?? '');
  if (last < 0) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([field]) => fields.indexOf(field) <= last));
}
