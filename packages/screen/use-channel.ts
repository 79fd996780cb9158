import type { Channel, ChannelInput } from '@solelune/contract';
import type { LiveOf, Watched } from '@solelune/contract/live-value';
import { useMemo, useSyncExternalStore } from 'react';
import { NOTHING_FOLLOWED, useApp } from './app.tsx';

/**
 * Follows a channel for as long as the component is shown: the `state` of a state, the `entries` of a log, and whether they are `pending`, `live` or
 * `lost`. With null instead of an input nothing is followed.
 */
export function useChannel<C extends Channel>(channel: C, input: ChannelInput<C> | null): LiveOf<C> {
  const { follow } = useApp();
  // By what it says: a page writes its input anew each time it is drawn.
  const said = input === null ? null : JSON.stringify(input);
  const followed = useMemo<Watched<LiveOf<C>>>(
    () => (said === null ? NOTHING_FOLLOWED : follow(channel, JSON.parse(said) as ChannelInput<C>)),
    [follow, channel, said],
  );
  return useSyncExternalStore(followed.subscribe, followed.read, NOTHING_FOLLOWED.read);
}
