import { useSyncExternalStore } from 'react';
import { readSign, type SignKey } from '../../engine/signs.ts';

/** The counter that forms keep on this device (`birth/device-memory.ts`): how often each sign was asked about. */
const KEY = 'sorted-signs';

export function mostAsked(kept: string | null): SignKey | undefined {
  try {
    const counts = Object.entries(JSON.parse(kept ?? '{}') as Record<string, unknown>);
    const [first] = counts
      .filter(([sign, count]) => readSign(sign) && typeof count === 'number' && count > 0)
      .sort(([, one], [, other]) => (other as number) - (one as number));
    return first && readSign(first[0]);
  } catch {
    return undefined;
  }
}

function read(): SignKey | undefined {
  try {
    return mostAsked(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

const neverChanges = () => () => {};

/** The sign to offer first; nothing on the server, where nobody is known. */
export const useMostAskedSign = (): SignKey | undefined => useSyncExternalStore(neverChanges, read, () => undefined);
