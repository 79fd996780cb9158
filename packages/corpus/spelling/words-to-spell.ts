const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gu;
const RUN = /[\p{L}\p{N}\p{M}’'-]+/gu;
const EDGES = /^[-’']+|[-’']+$/gu;

/** The words of a text that a dictionary can judge: those with digits ("2e", "14h14") and single letters are left out. */
export function wordsToSpell(text: string): string[] {
  return (text.replace(ADDRESS, ' ').match(RUN) ?? [])
    .map((run) => run.replace(EDGES, ''))
    .filter((word) => word.length > 1 && !/\p{N}/u.test(word));
}
