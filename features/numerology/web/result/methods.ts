import type { LifePath, LifePathReading, NameNumber, NameReading, Reduction } from '../../engine/index.ts';
import { reductionLines } from '../calculation/sums.ts';

/** One school's way to count, as a reader compares it with another. */
export interface Method {
  readonly name: string;
  /** What is added. */
  readonly addends: readonly number[];
  readonly total: number;
  readonly note: string;
  readonly number: number;
  readonly master?: number | undefined;
}

export interface MethodsCompared {
  readonly chosen: Method;
  readonly others: readonly Method[];
  /** True when another school finds another number or another master. */
  readonly differ: boolean;
}

const NAME_WORDS: Readonly<Record<NameReading['method'], { name: string; note: string }>> = {
  all_letters: {
    name: 'Toutes les lettres, puis la réduction',
    note: 'Une seule somme\u00A0: aucun nom ne pèse plus qu’un autre.',
  },
  each_part: {
    name: 'Chaque nom réduit à part',
    note: 'Chaque mot est ramené à son chiffre ou à son maître, puis on additionne.',
  },
  vowels: { name: 'Les voyelles, Y compris', note: 'L’usage des auteurs francophones.' },
  vowels_without_y: { name: 'Les voyelles sans le Y', note: 'L’usage de plusieurs systèmes anglais.' },
};

const BIRTH_WORDS: Readonly<Record<LifePathReading['method'], { name: string; note: string }>> = {
  all_digits: { name: 'Chiffre à chiffre', note: 'Aucun chiffre ne pèse plus qu’un autre.' },
  whole_numbers: { name: 'Addition en bloc', note: 'La date est prise comme trois nombres entiers.' },
  reduced_parts: {
    name: 'Jour, mois, année réduits',
    note: 'Chaque partie est ramenée à son chiffre ou à son maître, puis on additionne.',
  },
};

const kept = ({ number, master }: Reduction) => master ?? number;

function method(words: { name: string; note: string }, addends: readonly number[], reduction: Reduction): Method {
  const { total, number, master } = reduction;
  const lines = reductionLines(reduction);
  const note = lines.length > 0 ? `${words.note} Puis ${lines.join(', puis ')}.` : words.note;
  return { name: words.name, addends, total, note, number, master };
}

function compare(chosen: Method, others: readonly Method[]): MethodsCompared {
  const differ = others.some(({ number, master }) => number !== chosen.number || master !== chosen.master);
  return { chosen, others, differ };
}

function nameMethod({ method: key, count, parts }: NameReading): Method {
  const letters = count.words.flatMap((word) => word.letters).filter(({ counted }) => counted);
  return method(NAME_WORDS[key], parts?.map(kept) ?? letters.map(({ value }) => value), count.reduction);
}

function birthMethod({ method: key, addends, reduction }: LifePathReading): Method {
  return method(BIRTH_WORDS[key], addends, reduction);
}

export const nameMethods = ({ chosen, others }: NameNumber): MethodsCompared =>
  compare(nameMethod(chosen), others.map(nameMethod));

export const birthMethods = ({ chosen, others }: LifePath): MethodsCompared =>
  compare(birthMethod(chosen), others.map(birthMethod));
