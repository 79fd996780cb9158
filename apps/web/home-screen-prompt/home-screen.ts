import { device } from '@solelune/screen/device';
import { createStore, useStore } from '../state/store.ts';
import { mayOffer, OFFER_AFTER_MS } from './offer.ts';

/** What Chromium gives instead of its own banner; other browsers never do. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const store = createStore<{ isOffered: boolean; installEvent: InstallEvent | null }>({
  isOffered: false,
  installEvent: null,
});

const MOBILE = '(max-width: 580px)';
const STANDALONE = '(display-mode: standalone)';

/** Once per page life: the browser's own offer is kept at hand, and ours may come after six seconds. */
export function startHomeScreenPrompt(random: () => number = Math.random): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.set({ installEvent: event as InstallEvent });
  });
  addEventListener('appinstalled', () => dismissHomeScreenPrompt());
  setTimeout(() => {
    const isOffered = mayOffer({
      isMobile: matchMedia(MOBILE).matches,
      isStandalone: matchMedia(STANDALONE).matches || ('standalone' in navigator && navigator.standalone === true),
      isDismissed: device.read('hide-add-to-home-screen') !== null,
      drawn: random(),
    });
    store.set({ isOffered });
  }, OFFER_AFTER_MS);
}

export function dismissHomeScreenPrompt(): void {
  device.write('hide-add-to-home-screen', '1');
  store.set({ isOffered: false });
}

/** The browser asks its own question; whatever the answer, ours is not asked again. */
export async function install(): Promise<void> {
  const event = store.get().installEvent;
  dismissHomeScreenPrompt();
  await event?.prompt();
}

export const useHomeScreenOffer = (): boolean => useStore(store, ({ isOffered }) => isOffered);
export const useCanInstall = (): boolean => useStore(store, ({ installEvent }) => installEvent !== null);
