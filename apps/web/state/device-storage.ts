/** A browser may refuse its storage (private mode, embedded view): then nothing is remembered, and nothing breaks. */
function quietly<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export type DeviceKey =
  | 'theme'
  | 'consent-notice'
  | 'hide-add-to-home-screen'
  | 'remember-me'
  | 'cv_tr'
  | 'mirror-hour-records'
  | 'statistics-visitor';

/** What is remembered on this device, across visits. */
export const device = {
  read: (key: DeviceKey): string | null => quietly(() => localStorage.getItem(key)),
  write: (key: DeviceKey, value: string): void => void quietly(() => localStorage.setItem(key, value)),
  forget: (key: DeviceKey): void => void quietly(() => localStorage.removeItem(key)),
};

/** What is remembered for the life of this tab. */
export const tab = {
  read: (key: string): string | null => quietly(() => sessionStorage.getItem(key)),
  write: (key: string, value: string): void => void quietly(() => sessionStorage.setItem(key, value)),
  forget: (key: string): void => void quietly(() => sessionStorage.removeItem(key)),
};
