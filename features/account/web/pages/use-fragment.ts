import { useEffect, useState } from 'react';

const here = () => (typeof location === 'undefined' ? '' : location.hash.replace(/^#/, ''));

/**
 * What follows `#` in the address as the page was opened, or as a link leads to the same page again, and is then taken out of it: nothing can copy it
 * any more. Empty on the server.
 */
export function useFragment(isWanted: (fragment: string) => boolean = Boolean): string {
  const [fragment, setFragment] = useState(here);
  const isTaken = isWanted(fragment);
  useEffect(() => {
    if (isTaken && location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, [isTaken, fragment]);
  useEffect(() => {
    const onChange = () => here() && setFragment(here());
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return isTaken ? fragment : '';
}
