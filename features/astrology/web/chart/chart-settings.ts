import { device, readJson } from '@solelune/screen/device';
import { HOUSE_SYSTEM_NAMES } from '../../words/chart.ts';

export interface ChartSettings {
  house_system: keyof typeof HOUSE_SYSTEM_NAMES;
  orb_deg: number;
}

/** What a chart has when nothing is said (product document, section 9). */
const USUAL: ChartSettings = { house_system: 'placidus', orb_deg: 5 };
const KEY = 'chart-settings';
const [NARROWEST, WIDEST] = [1, 10];

export function rememberSettings(settings: ChartSettings): void {
  if (settings.house_system === USUAL.house_system && settings.orb_deg === USUAL.orb_deg) device.forget(KEY);
  else device.write(KEY, JSON.stringify(settings));
}

/** What this device was asked for last, as an address carries it: what is usual is left out, and so is what nobody could have chosen. */
export function rememberedSettings(): { house_system?: string; orb?: string } {
  const kept = readJson(device.read(KEY));
  if (!kept || typeof kept !== 'object') return {};
  const { house_system: system, orb_deg: orb } = kept as Record<string, unknown>;
  const isSystem = typeof system === 'string' && Object.hasOwn(HOUSE_SYSTEM_NAMES, system);
  const isOrb = typeof orb === 'number' && orb >= NARROWEST && orb <= WIDEST;
  return {
    ...(isSystem && system !== USUAL.house_system && { house_system: system }),
    ...(isOrb && orb !== USUAL.orb_deg && { orb: String(orb) }),
  };
}
