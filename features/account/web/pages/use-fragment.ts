import { useEffect, useState } from 'react';

/** What follows `#` in the address as the page was opened, and is then taken out of it: nothing can copy it any more. Empty on the server. */
export function useFragment(isWanted: (fragment: string) => boolean = Boolean): string {
  const [fragment] = useState(() => (typeof location === 'undefined' ? '' : location.hash.replace(/^#/, '')));
  const isTaken = isWanted(fragment);
  useEffect(() => {
    if (isTaken && location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, [isTaken]);
  return isTaken ? fragment : '';
}
