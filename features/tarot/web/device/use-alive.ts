import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and while the page is taken over, so that both draw the same; then true. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
