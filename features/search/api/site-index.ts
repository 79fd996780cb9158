import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchDocument } from './documents.ts';
import { termOf, termsOf, wordsIn } from './french-words.ts';

export interface Hit extends Pick<SearchDocument, 'title' | 'description' | 'place' | 'isArticle' | 'from'> {
  id: string;
  score: number;
}

/** Texts added between two looks at what else the process has to do. */
const CHUNK = 4;
/** A page whose very name was asked for. */
const NAMED_WEIGHT = 6;
const SHORTEST_FUZZY = 4;

const OPTIONS: SearchOptions = {
  boost: { name: 6, title: 5, keywords: 3, description: 2, text: 1 },
  // A letter wrong in a short word, two in a long one; names are short and odd, so that the first letter may be the wrong one.
  fuzzy: (term) => (term.length < SHORTEST_FUZZY || /\d/.test(term) ? false : term.length > 7 ? 2 : 1),
  prefix: (term) => term.length > 2,
  weights: { fuzzy: 0.3, prefix: 0.6 },
  maxFuzzy: 2,
};

export class SiteIndex {
  readonly #search = new MiniSearch<SearchDocument>({
    idField: 'id',
    fields: ['name', 'title', 'keywords', 'description', 'text'],
    storeFields: ['title', 'description', 'place', 'isArticle', 'from', 'weight', 'calledBy'],
    tokenize: wordsIn,
    processTerm: (word) => termOf(word),
    searchOptions: { tokenize: wordsIn, processTerm: (word) => termOf(word) },
  });

  get size(): number {
    return this.#search.documentCount;
  }

  /** In small steps: whoever asks for a page meanwhile does not wait. */
  static async over(documents: Iterable<SearchDocument>): Promise<SiteIndex> {
    const index = new SiteIndex();
    let chunk: SearchDocument[] = [];
    for (const document of documents) {
      chunk.push(document);
      if (chunk.length < CHUNK) continue;
      index.#search.addAll(chunk);
      chunk = [];
      await new Promise((resume) => setImmediate(resume));
    }
    index.#search.addAll(chunk);
    return index;
  }

  /** The page at that address says something else now; null when there is none any more. */
  put(address: string, document: SearchDocument | null): void {
    if (this.#search.has(address)) this.#search.discard(address);
    if (document) this.#search.add(document);
  }

  /** All words at first; where no page has them all, any of them. `today` keeps back what is not published yet. */
  find(query: string, today: string): { hits: Hit[]; near: boolean } {
    const asked = termsOf(query);
    const options: SearchOptions = {
      ...OPTIONS,
      filter: ({ from }) => from === '' || from <= today,
      boostDocument: (_, __, stored) => {
        const { weight, calledBy } = stored as unknown as SearchDocument;
        return calledBy.includes(asked) ? weight * NAMED_WEIGHT : weight;
      },
    };
    const all = this.#search.search(query, { ...options, combineWith: 'AND' });
    const hits = all.length > 0 ? all : this.#search.search(query, { ...options, combineWith: 'OR' });
    return { hits: hits as unknown as Hit[], near: all.length === 0 && hits.length > 0 };
  }
}
