import { counted } from '@solelune/french/counts';
import type { Reduction } from '../../engine/index.ts';

/** "4 + 0 = 4", one per step; empty when the sum is one digit already. */
export const reductionLines = ({ steps }: Pick<Reduction, 'steps'>): string[] =>
  steps.map(({ digits, to }) => `${digits.join(' + ')} = ${to}`);

/** What a reduction gives, as it is named: the master where there is one. */
export const shownNumber = ({ number, master }: { number: number; master?: number | undefined }): number =>
  master ?? number;

/** "40 fils, 4 brins": one thread per unit of the sum, one strand per unit of the number. */
export function threadsTitle(total: number, number: number): string {
  const threads = counted(total, 'fil', 'fils');
  return total === number ? threads : `${threads}, ${counted(number, 'brin', 'brins')}`;
}
