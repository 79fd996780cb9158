import { isoDateWords } from '@solelune/civil-time/words';
import { de } from '@solelune/french/elision';
import { figures } from '@solelune/french/figures';
import type { Book } from '../../contract.ts';

type Stage = NonNullable<Book['stage']>;

/** The parts of the making, in the order of the page, and how many pages stand once each is done. */
export const STAGE_STEPS: readonly { stage: Stage; words: string; doing: string; pages: string }[] = [
  {
    stage: 'sky',
    words: 'Le ciel de naissance',
    doing: 'On pose les dix astres, l’ascendant et les maisons.',
    pages: 'calculé',
  },
  {
    stage: 'years',
    words: 'Vingt années',
    doing: 'On fait avancer le ciel, jour après jour, pendant vingt ans.',
    pages: '100 pages',
  },
  {
    stage: 'portrait',
    words: 'L’ouverture et le portrait',
    doing: 'On écrit le portrait, aspect par aspect.',
    pages: '66 pages',
  },
  {
    stage: 'tables',
    words: 'Les tables et la preuve',
    doing: 'On dresse les tables, avec toutes les dates.',
    pages: '20 pages',
  },
  {
    stage: 'pages',
    words: 'La composition',
    doing: 'On compose : lignes justifiées, césures, titres courants.',
    pages: '186 pages',
  },
  { stage: 'reading', words: 'La relecture', doing: 'On compte les pages et l’on relie le livre.', pages: '186 pages' },
];

/** Pages that are written when this part begins. */
const WRITTEN: Readonly<Record<Stage, number>> = {
  sky: 0,
  years: 0,
  portrait: 100,
  tables: 166,
  pages: 186,
  reading: 186,
};
export const pagesWritten = (stage: Stage | null): number => (stage ? WRITTEN[stage] : 0);

export const titleOf = ({ firstname }: Pick<Book, 'firstname'>): string => `Le livre ${de(firstname)}`;

/** It has its turn, or is about to have it; a gift waits for its day, unless it is made again. */
export const isInTheMaking = ({ status, gift_day, corrections }: Book): boolean =>
  status === 'making' || (status === 'waiting' && (!gift_day || corrections > 0));

export function statusWords({ status, gift_day, gift_sent, taken, is_mine }: Book): string {
  if (taken && !is_mine) return 'Offert, et rangé dans un autre compte';
  if (gift_sent && !taken) return 'Offert, pas encore rangé';
  if (taken) return STATUS[status];
  if (status === 'ready' && gift_day) return `Prêt, remis le ${/* begins with a figure */ isoDateWords(gift_day)}`;
  if (status === 'waiting' && gift_day) return `À remettre le ${/* begins with a figure */ isoDateWords(gift_day)}`;
  return STATUS[status];
}

const STATUS: Readonly<Record<Book['status'], string>> = {
  waiting: 'Attend son tour',
  making: 'Se compose',
  ready: 'Prêt',
  failed: 'N’a pas pu être fabriqué',
  refunding: 'Remboursement en cours',
  refunded: 'Remboursé',
  lost: 'Paiement repris par la banque',
};

/** « 7,4 Mo » */
export const sizeWords = (bytes: number): string => `${figures(bytes / 1_000_000, { most: 1 })} Mo`;
