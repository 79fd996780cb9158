import type { SocketClient } from '@solelune/contract/live';
import { type LiveOf, PENDING } from '@solelune/contract/live-value';
import { SOCKET_PATH } from '@solelune/contract/socket-messages';
import type { App } from '@solelune/screen/app';
import { tokens } from './client.ts';

let client: SocketClient | null = null;
let loading: Promise<SocketClient> | null = null;

/** The socket's own code is fetched when something is first followed: most visitors follow nothing. */
async function loadClient(): Promise<SocketClient> {
  const live = await import('@solelune/contract/live');
  const url = () => location.origin.replace(/^http/, 'ws') + SOCKET_PATH;
  client = new live.SocketClient({ url, token: tokens.read });
  return client;
}

export const follow: App['follow'] = <C extends Parameters<App['follow']>[0]>(channel: C, input: never) => ({
  subscribe(listener: () => void) {
    let stop: (() => void) | undefined;
    let isOver = false;
    loading ??= loadClient();
    loading.then(
      (loaded) => {
        if (!isOver) stop = loaded.follow(channel, input).subscribe(listener);
      },
      // No network for a moment: what is not followed is refreshed by the clock, and whoever asks next tries again.
      () => (loading = null),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  },
  read: () => client?.follow(channel, input).read() ?? (PENDING as LiveOf<C>),
});

/** Somebody logged in or out, here or in another tab. */
export const identityChanged = (): void => client?.identityChanged();
