/** A browser may refuse its storage: then nothing is remembered, and nothing breaks. */
function quietly<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export const tabMemory = {
  read: (key: string): string | null => quietly(() => sessionStorage.getItem(key)),
  write: (key: string, value: string): void => void quietly(() => sessionStorage.setItem(key, value)),
  forget: (key: string): void => void quietly(() => sessionStorage.removeItem(key)),
};
