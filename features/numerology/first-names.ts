import { decodeInfos, type Infos } from '@solelune/screen';
import type { Compatibility, Outcome } from './engine/index.ts';
import { compatibility, readName } from './engine/index.ts';

/** The two first names as `{infos}` carries them in the address. */
export interface FirstNames {
  firstname_from: string;
  firstname_to: string;
}

/** As much as can be read of an address: a damaged one gives empty names, never an error. */
export function readFirstNames(infos: Infos): FirstNames {
  const given = decodeInfos(infos) ?? {};
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return { firstname_from: textOf(given['firstname_from']), firstname_to: textOf(given['firstname_to']) };
}

/** Counted only when both can be: the first refusal otherwise. */
export function compareFirstNames({ firstname_from, firstname_to }: FirstNames): Outcome<Compatibility> {
  const [first, second] = [readName(firstname_from), readName(firstname_to)];
  if (!first.ok) return first;
  if (!second.ok) return second;
  return { ok: true, value: compatibility(first.value, second.value) };
}
