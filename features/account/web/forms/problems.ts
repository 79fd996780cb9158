/** The sentence beside each field that is not right. */
export type Problems = Partial<Record<string, string>>;

/** Leaves out the fields that are right. */
export const problemsAmong = (found: Readonly<Record<string, string | null>>): Problems =>
  Object.fromEntries(Object.entries(found).flatMap(([name, sentence]) => (sentence ? [[name, sentence]] : [])));
