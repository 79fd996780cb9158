/** Whose is whose in a bond: by two first names where both are known and differ, else « votre » and « de l’autre ». */
import { de, que } from '@solelune/french/elision';
import { houseWords } from '@solelune/french/houses';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import type { BondPoint } from '../engine/synastry/index.ts';
import { POINT_WORDS } from './points.ts';

export type Side = 'one' | 'other';
export const otherSide = (side: Side): Side => (side === 'one' ? 'other' : 'one');

export class BondVoice {
  readonly #names: Readonly<Record<Side, string>> | undefined;

  constructor(one: string, other: string) {
    this.#names = one && other && one !== other ? { one, other } : undefined;
  }

  /** « Vénus d’Anna », « votre Vénus », « Vénus de l’autre » */
  point(side: Side, point: BondPoint): string {
    if (this.#names) return `${POINT_WORDS[point].the} ${de(this.#names[side])}`;
    return side === 'one' ? `votre ${POINT_NOUNS[point].name}` : `${POINT_WORDS[point].the} de l’autre`;
  }

  /** « la maison VII d’Anna », « votre maison VII » */
  house(side: Side, house: number): string {
    if (this.#names) return `la ${/* begins with « maison » */ houseWords(house)} ${de(this.#names[side])}`;
    return side === 'one' ? `votre ${houseWords(house)}` : `la ${houseWords(house)} de l’autre`;
  }

  /** « Anna », « vous », « l’autre » */
  who(side: Side): string {
    return this.#names?.[side] ?? (side === 'one' ? 'vous' : 'l’autre');
  }

  get isNamed(): boolean {
    return this.#names !== undefined;
  }

  /** « que Noé », « qu’Anna », « que l’autre » */
  that(side: Side): string {
    return que(this.who(side));
  }

  /** « d’Anna », « de la première naissance » */
  ofBirth(side: Side): string {
    if (this.#names) return de(this.#names[side]);
    return side === 'one' ? 'de la première naissance' : 'de la seconde naissance';
  }
}
