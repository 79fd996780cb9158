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

/** Without one of these letters there is no verb of an order: most clauses need not be taken apart. */
const MAY_ORDER = /ez|dites|faites/;

const wordsOf = (clause: string): string[] => clause.match(/[\p{L}-]+/gu) ?? [];

function verbIn(clause: string): string | undefined {
  if (!MAY_ORDER.test(clause)) return undefined;
  const words = wordsOf(clause);
  const at = words.findIndex((word) => word.includes('ez') && IN_EZ.test(word) && !NO_VERB.test(word));
  if (at >= 0 && !words.slice(0, at).includes('vous')) return words[at];
  const head = words.find((word) => !BEFORE_VERB.test(word));
  return head !== undefined && AT_HEAD.test(head) ? head : undefined;
}

/** « Vous aimez, protégez, défendez »: the verbs of one subject. */
function tellsOfReader(clause: string): boolean {
  if (!clause.includes('vous')) return false;
  const words = wordsOf(clause);
  return words.includes('vous') && words.some((word) => IN_EZ.test(word)) && !SUBORDINATE.test(words[0] ?? '');
}

/** The verb of the first order in a sentence: « notez ». */
export function orderIn(sentence: string): string | undefined {
  if (/\?\s*»?\s*$/u.test(sentence)) return undefined;
  const lower = sentence.toLocaleLowerCase('fr');
  if (!MAY_ORDER.test(lower)) return undefined;
  const clauses = lower.split(/[,;:()—–«»]/u);
  for (const [index, clause] of clauses.entries()) {
    const verb = verbIn(clause);
    if (verb !== undefined && !clauses.slice(0, index).some(tellsOfReader)) return verb;
  }
  return undefined;
}

const SENTENCE_END = /([.!?…](?:\s?»)?)\s+(?=[«\p{Lu}\p{N}])/gu;

/** Cut after . ! ? … and the closing mark of a quotation. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  const add = (sentence: string) => {
    const trimmed = sentence.trim();
    if (trimmed !== '') found.push(trimmed);
  };
  let from = 0;
  // Searched for by its mark, not by the spaces before which one stands: of those there are ten times as many.
  for (const end of text.matchAll(SENTENCE_END)) {
    add(text.slice(from, end.index + (end[1] ?? '').length));
    from = end.index + end[0].length;
  }
  add(text.slice(from));
  return found;
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
