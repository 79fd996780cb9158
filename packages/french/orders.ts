/**
 * Orders to the reader (« Notez trois mots. »), as far as a list of endings can tell: in a clause without « vous » before it, a verb in -ez, or one of the few
 * that end otherwise at the head of the clause. A question orders nothing.
 */
const NO_VERB = /^(?:assez|chez|nez|rez|lez|rendez-vous|sorbez|voulez-vous)$/u;
const IN_EZ = /^\p{L}+ez(?:-(?:le|la|les|lui|leur|vous|en|y|moi|nous|ce)\b.*)?$/u;
const AT_HEAD = /^(?:faites|dites|redites|refaites)(?:-\p{L}+)*$/u;
/** What may stand before the verb of an order and belongs to it. */
const BEFORE_VERB =
  /^(?:et|puis|mais|alors|donc|ensuite|surtout|ou|aussi|ne|n|y|en|le|la|les|l|enfin|d|abord|simplement|plutôt)$/u;
const SUBORDINATE = /^(?:quand|lorsqu|si|s|avant|après|dès|pour|chaque|le jour|les jours|là|où|dans|comme)/u;

/** Without one of these endings nothing is ordered, and no order is told by it: most sentences are read no further. */
const MAY_ORDER = /ez|dites|faites/iu;

/** The words of the clauses that may order. */
const clausesOf = (sentence: string): string[][] =>
  sentence
    .toLocaleLowerCase('fr')
    .split(/[,;:()—–«»]/u)
    .filter((clause) => MAY_ORDER.test(clause))
    .map((clause) => clause.match(/[\p{L}-]+/gu) ?? []);

function verbIn(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => IN_EZ.test(word) && !NO_VERB.test(word));
  if (at >= 0 && !words.slice(0, at).includes('vous')) return words[at];
  const head = words.find((word) => !BEFORE_VERB.test(word));
  return head !== undefined && AT_HEAD.test(head) ? head : undefined;
}

/** The verb of the first order in a sentence: « notez ». */
export function orderIn(sentence: string): string | undefined {
  if (!MAY_ORDER.test(sentence) || /\?\s*»?\s*$/u.test(sentence)) return undefined;
  const clauses = clausesOf(sentence);
  for (const [index, words] of clauses.entries()) {
    const verb = verbIn(words);
    if (verb === undefined) continue;
    // « Vous aimez, protégez, défendez »: the verbs of one subject.
    const told = clauses
      .slice(0, index)
      .some(
        (before) =>
          before.includes('vous') && before.some((word) => IN_EZ.test(word)) && !SUBORDINATE.test(before[0] ?? ''),
      );
    if (!told) return verb;
  }
  return undefined;
}

const END = /[.!?…](?:[\s\u00A0\u202F]?»)?(?=[\s\u00A0\u202F]+[«\p{Lu}\p{N}])/gu;

/** Cut after . ! ? … and the closing mark of a quotation. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  const keep = (to: number) => {
    const sentence = text.slice(from, to).trim();
    if (sentence !== '') sentences.push(sentence);
    from = to;
  };
  for (const { index, 0: mark } of text.matchAll(END)) keep(index + mark.length);
  keep(text.length);
  return sentences;
}

export const closesOnOrder = (text: string): boolean => orderIn(sentencesOf(text).at(-1) ?? '') !== undefined;

const CONTENT_WORD = /^\p{L}{4,}$/u;

/** An exercise by what is to be done with what, « gardez lettre »: the same one twice on a page is once too many. */
export function exerciseIn(sentence: string): string | undefined {
  const verb = orderIn(sentence);
  if (verb === undefined) return undefined;
  const words: string[] = sentence.toLocaleLowerCase('fr').match(/[\p{L}-]+/gu) ?? [];
  const objects = words.slice(words.indexOf(verb) + 1).filter((word) => CONTENT_WORD.test(word));
  return [verb.replace(/-.*/u, ''), ...objects.slice(0, 2)].join(' ');
}
