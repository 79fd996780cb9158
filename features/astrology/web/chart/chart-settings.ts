import {
  keepChartSettings,
  keptChartSettings,
  SETTING_KEYS,
  type SettingFields,
} from '@solelune/profile/web/chart-settings';
import type { ChartAnswer } from '../../answers/reading.ts';
import {
  type ChartView,
  isKindOfPoint,
  isZodiac,
  majorsWithin,
  readHidden,
  readOrbs,
  writeOrbs,
} from '../../engine/view/settings.ts';
import { HOUSE_SYSTEM_NAMES } from '../../words/chart.ts';

export type ViewAnswer = NonNullable<ChartAnswer['view']>;

export interface ChartSettings {
  house_system: keyof typeof HOUSE_SYSTEM_NAMES;
  orb_deg: number;
  /** Where there is more to choose than houses and an orb: charts whose hour is known, and bonds. */
  view?: ViewAnswer | undefined;
  /** The orbs that an address need not say; without them, the majors within `orb_deg`. */
  usualOrbs?: ChartView['orbs'] | undefined;
}

/** Where nobody chose an orb. */
export const usualOrbsOf = ({ orb_deg, usualOrbs }: Pick<ChartSettings, 'orb_deg' | 'usualOrbs'>): ChartView['orbs'] =>
  usualOrbs && orb_deg === USUAL.orb_deg ? usualOrbs : majorsWithin(orb_deg);

/** What a chart has when nothing is said (product document, section 9). */
const USUAL = { house_system: 'placidus', orb_deg: 5 } as const;
const [NARROWEST, WIDEST] = [1, 10];

/** As an address carries them: what is usual is left out. */
export function fieldsOf(settings: ChartSettings): SettingFields {
  const { house_system, orb_deg, view } = settings;
  const orbs = writeOrbs(Object.fromEntries(view?.aspects.map((one) => [one.kind, one.orb_deg]) ?? []));
  return {
    ...(house_system !== USUAL.house_system && { house_system }),
    ...(orb_deg !== USUAL.orb_deg && { orb: String(orb_deg) }),
    ...(view && view.zodiac !== 'tropical' && { zodiac: view.zodiac }),
    ...(view?.node === 'true' && { node: 'true' }),
    ...(view?.lilith === 'true' && { lilith: 'true' }),
    ...(view && orbs !== '' && orbs !== writeOrbs(usualOrbsOf(settings)) && { aspects: orbs }),
    ...(view && view.hidden.length > 0 && { hidden: view.hidden.join('.') }),
  };
}

export function rememberSettings(settings: ChartSettings): void {
  const fields = fieldsOf(settings);
  // A page that has fewer settings to choose leaves the others as they were.
  keepChartSettings(settings.view ? fields : { ...viewFields(rememberedSettings()), ...fields });
}

const viewFields = ({ house_system: _system, orb: _orb, ...fields }: SettingFields): SettingFields => fields;

const isSystem = (text: string) => Object.hasOwn(HOUSE_SYSTEM_NAMES, text) && text !== USUAL.house_system;
const isOrb = (text: string) => Number(text) >= NARROWEST && Number(text) <= WIDEST && Number(text) !== USUAL.orb_deg;
const SOUND: Record<(typeof SETTING_KEYS)[number], (text: string) => boolean> = {
  house_system: isSystem,
  orb: isOrb,
  zodiac: isZodiac,
  node: isKindOfPoint,
  lilith: isKindOfPoint,
  aspects: (text) => readOrbs(text) !== undefined,
  hidden: (text) => readHidden(text) !== undefined,
};

/** What this device was asked for last, as an address carries it; what nobody could have chosen is left out. */
export function rememberedSettings(): SettingFields {
  const kept = keptChartSettings();
  return Object.fromEntries(
    SETTING_KEYS.flatMap((key) => {
      const value = kept[key];
      return value !== undefined && SOUND[key](value) ? [[key, value]] : [];
    }),
  );
}
