import { userChannel } from '@solelune/account/contract';
import { useChannel } from '@solelune/screen/channel';
import { useEffect, useRef } from 'react';
import { refreshNow, useAccount } from './account.ts';

/** A change made elsewhere (another tab, another device, the site itself) is shown at once; without the socket, at the next turn of the refresh. */
export function useFollowUser(): void {
  const isMember = useAccount(({ user }) => user !== null);
  const { state, refusal } = useChannel(userChannel, isMember ? {} : null);
  const mark = state?.mark;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!mark) return;
    // The first one is of the user that has just been read.
    if (seen.current && seen.current !== mark) refreshNow();
    seen.current = mark;
  }, [mark]);
  useEffect(() => {
    // The session was closed elsewhere: reading the user finds out, and leaves.
    if (refusal) refreshNow();
  }, [refusal]);
}
