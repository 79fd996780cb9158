import { device, readJson } from '@solelune/screen/device';
import { useSyncExternalStore } from 'react';
import { ACTIVITY_KINDS, type ActivityKind } from '../../activity-kinds.ts';
import { isText, KEY, type KeptPerson, peopleIn, subscribeToKept, tellKept } from './people-here.ts';

/** A result that a visitor kept: its address says everything. */
export interface KeptResult {
  readonly category: ActivityKind;
  readonly title: string;
  readonly address: string;
  /** ISO instant. */
  readonly keptAt: string;
}

interface Kept {
  readonly results: readonly KeptResult[];
  readonly people: readonly KeptPerson[];
}

/** Where a visitor finds what this device keeps. */
export const KEPT_ADDRESS = '/sur-cet-appareil';
/** Of each: a device is no archive. */
export const MOST = 60;
const NOTHING: Kept = { results: [], people: [] };

let parsed: { text: string | null; kept: Kept } = { text: null, kept: NOTHING };

/** The same text gives the same lists. */
export function keptHere(): Kept {
  const text = device.read(KEY);
  if (text !== parsed.text) parsed = { text, kept: parse(text) };
  return parsed.kept;
}

/** What is nothing of ours (another version's, a hand's) is left out. */
function parse(text: string | null): Kept {
  const { results } = (readJson(text) ?? {}) as Record<string, unknown>;
  return { results: Array.isArray(results) ? results.filter(isResult) : [], people: peopleIn(text) };
}

function isResult(value: unknown): value is KeptResult {
  const { category, title, address, keptAt } = (value ?? {}) as Record<string, unknown>;
  return (
    (ACTIVITY_KINDS as readonly unknown[]).includes(category) &&
    isText(title, 160) &&
    isText(address, 2400) &&
    /^\/(?!\/)/.test(address as string) &&
    !Number.isNaN(Date.parse(String(keptAt)))
  );
}

/** False where the browser refuses its storage: nothing must be promised then. */
function write(kept: Kept): boolean {
  const text = kept.results.length + kept.people.length > 0 ? JSON.stringify(kept) : null;
  if (text === null) device.forget(KEY);
  else device.write(KEY, text);
  tellKept();
  return device.read(KEY) === text;
}

const sameResult = (one: KeptResult) => (other: Pick<KeptResult, 'address'>) => one.address === other.address;
export const samePerson =
  (one: Pick<KeptPerson, 'firstname' | 'birthdate'>) => (other: Pick<KeptPerson, 'firstname' | 'birthdate'>) =>
    one.firstname === other.firstname && one.birthdate === other.birthdate;

/** The latest first. What is kept already is kept anew. */
export function keepResultHere(result: Omit<KeptResult, 'keptAt'>): boolean {
  const { results, people } = keptHere();
  const { category, title, address } = result;
  const kept = { category, title, address, keptAt: new Date().toISOString() };
  return write({ people, results: [kept, ...results.filter((one) => !sameResult(one)(kept))].slice(0, MOST) });
}

export function keepPersonHere({ firstname, birthdate, birthtime, birthcity }: KeptPerson): boolean {
  const { results, people } = keptHere();
  const kept = { firstname, birthdate, birthcity, ...(birthtime ? { birthtime } : {}) };
  return write({ results, people: [kept, ...people.filter((one) => !samePerson(one)(kept))].slice(0, MOST) });
}

/** Read anew each time: another tab may have changed it. */
export function forgetHere(gone: { result?: KeptResult; person?: KeptPerson }): void {
  const { results, people } = keptHere();
  write({
    results: results.filter((one) => !gone.result || !sameResult(gone.result)(one)),
    people: people.filter((one) => !gone.person || !samePerson(gone.person)(one)),
  });
}

export const forgetAllHere = (): void => void write(NOTHING);

/** Nothing on the server and while the page is taken over, so that both draw the same. */
export const useKeptHere = (): Kept => useSyncExternalStore(subscribeToKept, keptHere, () => NOTHING);
