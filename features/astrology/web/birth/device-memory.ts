import { readBirth } from '@solelune/profile/web/birth-subjects';
import { device, readJson } from '@solelune/screen/device';
import type { BirthValues } from '@solelune/ui/birth-form';
import { SIGN_FACTS, type SignKey } from '../../engine/signs.ts';

/** What this device remembers (product document, section 3, *Persisted locally*). The birth is kept only when the visitor asks for it. */
const KEYS = { birth: 'last-birth', forms: 'astro-forms-filled', signs: 'sorted-signs' } as const;

export function rememberBirth(values: BirthValues | null): void {
  if (values) device.write(KEYS.birth, JSON.stringify(values));
  else device.forget(KEYS.birth);
}

/** The text kept, so that two reads of the same memory are equal; `birthOf` reads it. */
export const rememberedBirth = (): string | null => device.read(KEYS.birth);

export const birthOf = (kept: string | null): Partial<BirthValues> | null => readBirth(readJson(kept));

/** Counts a filled form, and its Sun sign by the calendar: the signs one asks about most can be shown first. */
export function countForm(birthdate: string): void {
  device.write(KEYS.forms, String((Number(device.read(KEYS.forms)) || 0) + 1));
  const sign = sunSignOf(birthdate);
  if (!sign) return;
  const kept = readJson(device.read(KEYS.signs));
  const counts = kept && typeof kept === 'object' ? (kept as Record<string, unknown>) : {};
  device.write(KEYS.signs, JSON.stringify({ ...counts, [sign]: (Number(counts[sign]) || 0) + 1 }));
}

/** The sign of a day of the year, as almanacs write it: to a day near the cusps, which is enough for a count. */
export function sunSignOf(birthdate: string): SignKey | undefined {
  const [, month, day] = birthdate.split('-').map(Number);
  if (!month || !day) return undefined;
  const at = month * 100 + day;
  return SIGN_FACTS.find(({ dates: { from, to } }) => {
    const [start, end] = [from.month * 100 + from.day, to.month * 100 + to.day];
    return start <= end ? at >= start && at <= end : at >= start || at <= end;
  })?.key;
}
