import { useSyncExternalStore } from 'react';

/** Whose clock a page shows until it knows its reader's. */
const HOUSE_ZONE = 'Europe/Paris';

let known: string | undefined;

/** The zone of this browser, read once: the platform takes its time to say. */
export const readerZone = (): string => (known ??= Intl.DateTimeFormat().resolvedOptions().timeZone || HOUSE_ZONE);

const never = () => () => {};

/** The reader's zone. The server, and the first drawing in the browser, have the house's: nothing differs while a page is taken over. */
export const useReaderZone = (): string => useSyncExternalStore(never, readerZone, () => HOUSE_ZONE);
