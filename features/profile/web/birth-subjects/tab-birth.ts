import { mine, readJson } from '@solelune/screen/device';
import type { BirthValues } from '@solelune/ui/birth-form';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The birth that was last typed in this tab: the next tool is offered it, and a reload finds it again. It is sent to nobody. */
export interface TabBirth {
  values: Partial<BirthValues>;
  /** Whom it was given for: a member's own key, a contact's, or nobody that is known. */
  subject: string | null;
}

const KEY = 'birth';
const TEXTS = ['firstname', 'lastname', 'birthdate', 'birthtime', 'birthtime_from', 'birthtime_to'] as const;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What was kept, as far as it still reads as a birth: anyone can write into a browser's memory. */
export function readBirth(kept: unknown): Partial<BirthValues> | null {
  if (!kept || typeof kept !== 'object') return null;
  const values = kept as Record<string, unknown>;
  const city = (values['birthcity'] ?? {}) as Record<string, unknown>;
  const { gender } = values;
  return {
    ...Object.fromEntries(TEXTS.flatMap((name) => (isText(values[name]) ? [[name, values[name]]] : []))),
    birthcity: isText(city['id']) && isText(city['label']) ? { id: city['id'], label: city['label'] } : null,
    gender: gender === 'F' || gender === 'M' ? gender : null,
  };
}

export function tabBirthOf(kept: string | null): TabBirth | null {
  const { values, subject } = (readJson(kept) ?? {}) as Record<string, unknown>;
  const read = readBirth(values);
  return read && { values: read, subject: isText(subject) ? subject : null };
}

/** What stands in a form of a whole birth. */
export function keepTabBirth(values: Partial<BirthValues>, subject: string | null): void {
  mine.write(KEY, JSON.stringify({ values, subject }));
}

export const forgetTabBirth = (): void => mine.forget(KEY);

/** A part of a birth: what else is known of the same day stays. */
export function joinBirth(kept: TabBirth | null, part: Partial<BirthValues>): TabBirth {
  if (kept?.values.birthdate !== part.birthdate) return { values: part, subject: null };
  const told = Object.entries(part).filter(([, value]) => value);
  return { ...kept, values: { ...kept?.values, ...Object.fromEntries(told) }, subject: kept?.subject ?? null };
}

/** For a page that counted a part of a birth; null where it counted none. */
export function useCarryBirth(part: Partial<BirthValues> | null): void {
  const text = part && JSON.stringify(part);
  useEffect(() => {
    if (!text) return;
    const { values, subject } = joinBirth(tabBirthOf(mine.read(KEY)), JSON.parse(text) as Partial<BirthValues>);
    keepTabBirth(values, subject);
  }, [text]);
}

const neverChanges = () => () => {};

/** As it was when the form came: what is typed from then on is the form's own. */
function readOnce(): () => string | null {
  let kept: string | null | undefined;
  return () => {
    if (kept === undefined) kept = mine.read(KEY);
    return kept;
  };
}

/** Null on the server and while the page is taken over, so that both draw the same; then what was kept. */
export function useTabBirth(): TabBirth | null {
  const [read] = useState(readOnce);
  return tabBirthOf(useSyncExternalStore(neverChanges, read, () => null));
}
