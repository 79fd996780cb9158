/** The settings of a bond: beside the two births in its address, one set for both. */
import { DEFAULT_ORB_DEG, type HouseSystem } from '@solelune/sky';
import { CROSS_ORBS, type CrossOrbs } from '../../engine/synastry/index.ts';
import type { ChartView } from '../../engine/view/settings.ts';
import type { BirthFields } from '../birth/birth-fields.ts';
import { isHouseSystem, viewOf } from '../birth/read-birth.ts';

const KEYS = ['house_system', 'orb', 'zodiac', 'node', 'lilith', 'aspects', 'hidden'] as const;
type BondFields = Pick<BirthFields, (typeof KEYS)[number]>;

export function settingFields(read: Record<string, unknown>): BondFields {
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = read[key];
      return typeof value === 'string' && value !== '' ? [[key, value]] : [];
    }),
  );
}

export interface BondSettings {
  readonly houseSystem: HouseSystem;
  readonly orbDeg: number;
  /** Its orbs are those of the bond. */
  readonly view: ChartView & { readonly orbs: CrossOrbs };
}

/** As they are read; what is wrong with them is said with the births, which are read with them. */
export function bondSettings(fields: BondFields): BondSettings {
  const orbDeg = Number(fields.orb ?? DEFAULT_ORB_DEG) || DEFAULT_ORB_DEG;
  const { view } = viewOf(fields, orbDeg);
  // Two births are compared with orbs of their own, unless somebody chose others.
  const isChosen = fields.aspects !== undefined || fields.orb !== undefined;
  return {
    houseSystem: (isHouseSystem(fields.house_system) && fields.house_system
      ? fields.house_system
      : 'placidus') as HouseSystem,
    orbDeg,
    view: isChosen ? view : { ...view, orbs: CROSS_ORBS },
  };
}
