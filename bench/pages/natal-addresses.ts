import { encodeInfos } from '@solelune/screen';
import { calls } from '../astrology/workload.ts';

const natal = calls.find(({ title }) => title === 'natal chart');
if (!natal) throw new Error('bench/astrology has no natal chart any more');
const { input } = natal;

/** A name that is another for each number, and made of letters: one with a figure in it is asked for again instead of being read. */
const nameOf = (index: number): string =>
  `Camille ${[...String(index)].map((figure) => 'abcdefghij'[Number(figure)]).join('')}`;

/** Where the natal chart of one of many births is read: the dearest page there is, and never kept. */
export const natalAddress = (index: number): string =>
  `/astrologie/theme-astral-gratuit/resultat/${encodeInfos({ ...input(index), firstname: nameOf(index) })}`;
