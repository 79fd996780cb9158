import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the browser knows: the server, and the first render in the browser, see `before`. Read again at each render. */
export const useInBrowser = <Value extends string | boolean | null>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before);
