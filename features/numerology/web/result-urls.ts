import { urlOf } from '@solelune/screen';
import type { NumberResult } from '../engine/index.ts';
import { addresses } from './addresses.ts';

/** A number and its master as an address carries them. */
export const numberParams = ({ number, master }: NumberResult) => ({
  number: String(number),
  ...(master ? { master: String(master) } : {}),
});

export const lifepathResultUrl = (result: NumberResult): string =>
  urlOf(addresses.lifepathResult, numberParams(result));

export const universalResultUrl = ({ number }: NumberResult): string =>
  urlOf(addresses.universalResult, { number: String(number) });
