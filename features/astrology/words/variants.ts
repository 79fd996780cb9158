/** Several ways of saying one thing, used in turn, so that a text does not repeat itself. */
export type Variants<Args extends unknown[]> = readonly ((...args: Args) => string)[];

const OPENING_WORDS = 4;

function openingOf(sentence: string): string {
  let end = -1;
  for (let word = 0; word < OPENING_WORDS; word += 1) {
    end = sentence.indexOf(' ', end + 1);
    if (end < 0) return sentence;
  }
  return sentence.slice(0, end);
}

/** The turns of one reading: variants come in order, and one whose first words were already read is passed over. */
export class Turns {
  readonly #next = new Map<unknown, number>();
  readonly #read = new Set<string>();
  readonly #start: number;

  /** `start` differs from chart to chart, so that two people do not read the same opening. */
  constructor(start: number) {
    this.#start = start;
  }

  say<Args extends unknown[]>(variants: Variants<Args>, ...args: Args): string {
    const turn = this.#next.get(variants) ?? this.#start;
    let chosen: { at: number; sentence: string } | undefined;
    for (let at = turn; at < turn + variants.length; at += 1) {
      const variant = variants[at % variants.length] as (...given: Args) => string;
      const sentence = variant(...args);
      chosen ??= { at, sentence };
      if (this.#read.has(openingOf(sentence))) continue;
      chosen = { at, sentence };
      break;
    }
    if (!chosen) throw new Error('nothing to say');
    this.#next.set(variants, chosen.at + 1);
    this.#read.add(openingOf(chosen.sentence));
    return chosen.sentence;
  }
}
