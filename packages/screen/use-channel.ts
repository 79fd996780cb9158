import type { Channel, ChannelInput } from '@solelune/contract';
import { type LiveOf, PENDING, type Watched } from '@solelune/contract/live-value';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';

/** How pages follow what changes; the application fills it, with a socket that is opened when the first of them asks. */
export interface ChannelAccess {
  follow<C extends Channel>(channel: C, input: ChannelInput<C>): Watched<LiveOf<C>>;
}

/** Empty on the server and in tests of pages: there everything is still to come. */
export const ChannelsContext = createContext<ChannelAccess | null>(null);

const NOTHING: Watched<never> = { subscribe: () => () => {}, read: () => PENDING as never };

/**
 * Follows a channel for as long as the component is shown: the `state` of a state, the `entries` of a log, and whether they are `pending`, `live` or
 * `lost`. With null instead of an input nothing is followed.
 */
export function useChannel<C extends Channel>(channel: C, input: ChannelInput<C> | null): LiveOf<C> {
  const access = use(ChannelsContext);
  // By what it says: a page writes its input anew each time it is drawn.
  const said = input === null ? null : JSON.stringify(input);
  const followed = useMemo<Watched<LiveOf<C>>>(
    () => (access && said !== null ? access.follow(channel, JSON.parse(said) as ChannelInput<C>) : NOTHING),
    [access, channel, said],
  );
  return useSyncExternalStore(followed.subscribe, followed.read, NOTHING.read);
}
