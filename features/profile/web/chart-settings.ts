import { device, readJson } from '@solelune/screen/device';

/** How this device likes its charts, by the names that settings have in an address. */
export const SETTING_KEYS = ['house_system', 'orb', 'zodiac', 'node', 'lilith', 'aspects', 'hidden'] as const;
export type SettingFields = Partial<Record<(typeof SETTING_KEYS)[number], string>>;

const KEY = 'chart-settings';
/** `koch`, `7.5`, `conjunction-8,semi_square-1.5`, `chiron.uranus`; whether there is such a thing is astrology's to say. */
const SHAPE = /^[a-z0-9_.,-]{1,200}$/;

/** As an address carries them: what is usual is not said. Whatever leads to a chart takes them along. */
export function keptChartSettings(): SettingFields {
  const kept = readJson(device.read(KEY));
  if (!kept || typeof kept !== 'object') return {};
  const found = kept as Record<string, unknown>;
  return Object.fromEntries(
    SETTING_KEYS.flatMap((key) => {
      const value = Object.hasOwn(found, key) ? found[key] : undefined;
      return typeof value === 'string' && SHAPE.test(value) ? [[key, value]] : [];
    }),
  );
}

export function keepChartSettings(fields: SettingFields): void {
  if (Object.keys(fields).length === 0) device.forget(KEY);
  else device.write(KEY, JSON.stringify(fields));
}
