import { device } from '@solelune/screen/device';
import { createStore, useStore } from '../state/store.ts';

export type ConsentChoice = 'accepted' | 'refused';

/** The notice is asked for again after this long, whatever was answered (the French authority advises six months). */
export const CHOICE_LASTS_DAYS = 182;
const DAY_MS = 86_400_000;

/** What was answered and when; anything else that may stand in the storage is no answer. */
export function readChoice(stored: string | null, nowMs: number): ConsentChoice | null {
  const match = /^(accepted|refused) (\d{1,15})$/.exec(stored ?? '');
  if (!match) return null;
  const ageMs = nowMs - Number(match[2]);
  return ageMs >= 0 && ageMs < CHOICE_LASTS_DAYS * DAY_MS ? (match[1] as ConsentChoice) : null;
}

interface ConsentState {
  choice: ConsentChoice | null;
  isNoticeShown: boolean;
}
const store = createStore<ConsentState>({ choice: null, isNoticeShown: false });
type ChoiceListener = (choice: ConsentChoice) => void;
const listeners = new Set<ChoiceListener>();

/** Once, in the browser: shows the notice unless the visitor has answered it. */
export function startConsent(): void {
  const choice = readChoice(device.read('consent-notice'), Date.now());
  store.set({ choice, isNoticeShown: choice === null });
}

export const consentChoice = (): ConsentChoice | null =>
  store.get().choice ?? readChoice(device.read('consent-notice'), Date.now());

export function choose(choice: ConsentChoice): void {
  device.write('consent-notice', `${choice} ${Date.now()}`);
  store.set({ choice, isNoticeShown: false });
  for (const listener of listeners) listener(choice);
}

export function onConsentChoice(listener: ChoiceListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const showConsentNotice = (): void => store.set({ isNoticeShown: true });
/** Going to another page puts the notice away without an answer: it comes back with the next visit. */
export const hideConsentNotice = (): void => store.set({ isNoticeShown: false });
export const useConsentNotice = (): boolean => useStore(store, ({ isNoticeShown }) => isNoticeShown);
