export type BirthField = 'firstname' | 'lastname' | 'birthdate' | 'birthtime' | 'birthcity' | 'gender';

export interface BirthValues {
  firstname: string;
  lastname?: string;
  /** ISO date, or what was typed when it is not a date yet. */
  birthdate: string;
  /** "14:25"; absent, noon is used. */
  birthtime?: string;
  /** The hours between which it was, where it is not known better. */
  birthtime_from?: string;
  birthtime_to?: string;
  birthcity: { id: string | number; label: string } | null;
  gender: 'F' | 'M' | null;
}

/** Whom the birth is kept for. */
export type KeepFor = 'me' | 'contact';

export type BirthErrors = Partial<Record<BirthField, string>>;
/** One rule per field: the sentence to show, or null. The field's value is in `values`. */
export type BirthRules = Partial<Record<BirthField, (values: BirthValues) => string | null>>;

export const EMPTY_BIRTH: BirthValues = { firstname: '', birthdate: '', birthcity: null, gender: null };

/** The errors of the given fields, in their order. */
export function birthErrors(fields: readonly BirthField[], values: BirthValues, rules: BirthRules): BirthErrors {
  const errors: BirthErrors = {};
  for (const field of fields) {
    const sentence = rules[field]?.(values);
    if (sentence) errors[field] = sentence;
  }
  return errors;
}

export function firstWrong(fields: readonly BirthField[], errors: BirthErrors): BirthField | undefined {
  return fields.find((field) => errors[field]);
}

/** The questions of a phone, one screen each: both names make one question. */
export function birthQuestions(fields: readonly BirthField[]): BirthField[][] {
  const names: BirthField[] = fields.filter((field) => field === 'firstname' || field === 'lastname');
  const others = fields.filter((field) => !names.includes(field)).map((field) => [field]);
  return names.length > 0 ? [names, ...others] : others;
}

/** Where a form opens: at what is wrong in it, else after what was asked already. */
export function firstQuestion(
  questions: BirthField[][],
  wrong: BirthField | undefined,
  asked: string | undefined,
): number {
  if (wrong) return questions.findIndex((group) => group.includes(wrong));
  const last = questions.findIndex((group) => group.some((field) => field === asked));
  return Math.min(last + 1, questions.length - 1);
}
