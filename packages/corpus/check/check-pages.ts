import { closesOnOrder, exerciseIn, sentencesOf } from '@solelune/french/orders';
import type { ComposedPages } from '../composed-pages.ts';
import { wordsOf } from '../markdown.ts';
import type { Corpus } from '../open-corpus.ts';
import type { Problem } from '../problem.ts';
import type { KindReport } from './check-texts.ts';
import { alikePairs, MAX_SHARED } from './similarity.ts';

export interface PagesReport {
  readonly problems: readonly Problem[];
  readonly pages: readonly KindReport[];
}

/** Lengths and likeness of the pages that features compose; a page whose texts are missing is left out, they are reported. */
export function checkPages(corpus: Corpus, composed: readonly ComposedPages[]): PagesReport {
  const problems: Problem[] = [];
  const pages = composed.map((kind): KindReport => {
    const texts = new Map<string, string>();
    for (const address of kind.addresses) {
      const html = composeWhole(corpus, kind, address);
      if (html !== undefined) texts.set(address, readable(html));
    }
    const lengths = [...texts].map(([address, text]) => {
      const words = wordsOf(text).length;
      problems.push(...orderProblems(kind, address, text));
      if (words < kind.minWords) {
        problems.push({ file: address, rule: 'length', message: `has ${words} words of at least ${kind.minWords}` });
      }
      return words;
    });
    const pairs = alikePairs(texts);
    for (const { a, b, shared } of pairs.filter((pair) => pair.shared > MAX_SHARED)) {
      const message = `shares ${Math.round(shared * 100)} % of its five-word shingles with ${b}`;
      problems.push({ file: a, rule: 'similarity', message });
    }
    return {
      kind: kind.name,
      texts: texts.size,
      words: lengths.reduce((sum, length) => sum + length, 0),
      fewestWords: lengths.length === 0 ? 0 : Math.min(...lengths),
      worstPair: pairs[0],
    };
  });
  return { problems, pages };
}

/** Where the page says how many orders it bears: paragraphs that close on one, and exercises that come twice. */
function orderProblems({ mostOrders }: ComposedPages, address: string, text: string): Problem[] {
  if (mostOrders === undefined) return [];
  const orders = text.split('\n').filter(closesOnOrder).length;
  const exercises = sentencesOf(text).flatMap((sentence) => exerciseIn(sentence) ?? []);
  const twice = exercises.filter((exercise, index) => exercises.indexOf(exercise) < index);
  return [
    ...(orders > mostOrders
      ? [
          {
            file: address,
            rule: 'page-orders' as const,
            message: `closes ${orders} paragraphs on an order, of at most ${mostOrders}`,
          },
        ]
      : []),
    ...twice.map((exercise): Problem => ({ file: address, rule: 'exercise', message: `asks twice: « ${exercise} »` })),
  ];
}

/** Undefined when a text that the page needs is not there; any other failure is a fault of the composer. */
function composeWhole(corpus: Corpus, { compose }: ComposedPages, address: string): string | undefined {
  let missing = false;
  const get: Corpus['get'] = (kind, slug) => {
    const text = corpus.get(kind, slug);
    missing ||= text === undefined;
    return text;
  };
  const watched: Corpus = { list: corpus.list, get, glance: get };
  try {
    const html = compose(watched, address);
    return missing ? undefined : html;
  } catch (error) {
    if (missing) return undefined;
    throw error;
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What a reader reads of HTML that our renderer made, one block a line. */
function readable(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
