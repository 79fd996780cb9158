/** A browser may refuse its storage (private mode, embedded view): then nothing is remembered, and nothing breaks. */
function quietly<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What is remembered on this device, across visits. */
export const device = {
  read: (key: string): string | null => quietly(() => localStorage.getItem(key)),
  write: (key: string, value: string): void => void quietly(() => localStorage.setItem(key, value)),
  forget: (key: string): void => void quietly(() => localStorage.removeItem(key)),
};

const COMPUTES_HERE = 'compute-here';

/** Whether births stay on this device, which then computes by itself: the one switch. */
export const computesHere = (): boolean => device.read(COMPUTES_HERE) === 'yes';

export function setComputesHere(here: boolean): void {
  if (here) device.write(COMPUTES_HERE, 'yes');
  else device.forget(COMPUTES_HERE);
}

/** What is remembered for the life of this tab. */
export const tab = {
  read: (key: string): string | null => quietly(() => sessionStorage.getItem(key)),
  write: (key: string, value: string): void => void quietly(() => sessionStorage.setItem(key, value)),
  forget: (key: string): void => void quietly(() => sessionStorage.removeItem(key)),
};

const MINE = 'mine.';

/** What is remembered of who is here, for the life of this tab: it goes when they log out. */
export const mine = {
  read: (key: string): string | null => tab.read(MINE + key),
  write: (key: string, value: string): void => tab.write(MINE + key, value),
  forget: (key: string): void => tab.forget(MINE + key),
  forgetAll: (): void => {
    for (const key of quietly(() => Object.keys(sessionStorage)) ?? []) if (key.startsWith(MINE)) tab.forget(key);
  },
};

/** A kept text as the value it says; null when it says none: anyone can write into a device's memory. */
export const readJson = (kept: string | null): unknown => quietly(() => JSON.parse(kept ?? 'null') as unknown);
