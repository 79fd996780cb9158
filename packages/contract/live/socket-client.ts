import type { Channel, ChannelInput, WireNames } from '../channel.ts';
import { type LiveOf, PENDING, type Watched } from '../live-value.ts';
import type { Told } from '../socket-messages.ts';
import { Followed } from './followed.ts';
import { ReconnectingSocket, type SocketOptions } from './reconnecting-socket.ts';

/** Product document, section 4: changes of what is followed are told together. */
const DEBOUNCE_MS = 200;

export interface SocketClientOptions extends SocketOptions {
  /** Who is here; null for nobody in particular. */
  token: () => string | null;
}

/** The browser's end of the one socket: open while something is followed, and telling the server after a cut where it left off. */
export class SocketClient {
  readonly #token: () => string | null;
  readonly #socket: ReconnectingSocket;
  readonly #followed = new Map<string, Followed>();
  /** What the product document's own messages last said is tracked, by their action. */
  readonly #lists = new Map<string, string>();
  /** The server knows who we are, and may be asked. */
  #isReady = false;
  #lastId = 0;
  #debounce: ReturnType<typeof setTimeout> | undefined;

  constructor({ token, ...options }: SocketClientOptions) {
    this.#token = token;
    this.#socket = new ReconnectingSocket(options, {
      opened: () => this.#opened(),
      received: (action, data) => this.#received(action, data),
      closed: () => this.#closed(),
    });
  }

  follow<C extends Channel>(channel: C, input: ChannelInput<C>): Watched<LiveOf<C>> {
    const name = `${channel.name} ${JSON.stringify(input)}`;
    return {
      subscribe: (listener) => {
        const followed = this.#followed.get(name) ?? new Followed(channel, input);
        this.#followed.set(name, followed);
        followed.listeners.add(listener);
        this.#changed();
        return () => {
          followed.listeners.delete(listener);
          this.#changed();
        };
      },
      read: () => (this.#followed.get(name)?.value ?? PENDING) as LiveOf<C>,
    };
  }

  /** Somebody logged in or out: nothing that was followed before is theirs. */
  identityChanged(): void {
    this.#forget();
    // When it is not open, it will say so once it is.
    if (this.#socket.isOpen) this.#identify(this.#token());
  }

  #changed(): void {
    clearTimeout(this.#debounce);
    this.#debounce = setTimeout(() => this.#sync(), DEBOUNCE_MS);
  }

  #sync(): void {
    for (const [name, followed] of this.#followed) {
      if (followed.listeners.size > 0) continue;
      this.#followed.delete(name);
      if (followed.id !== null) this.#socket.say('unsubscribe', { id: followed.id });
    }
    if (this.#isReady) this.#ask();
    if (this.#followed.size > 0) return this.#socket.open();
    this.#socket.close();
    this.#closed();
  }

  #opened(): void {
    const token = this.#token();
    if (token) return this.#identify(token);
    this.#isReady = true;
    this.#ask();
  }

  #closed(): void {
    this.#isReady = false;
    this.#lists.clear();
    for (const followed of this.#followed.values()) followed.lose();
  }

  #identify(token: string | null): void {
    this.#isReady = false;
    this.#socket.say('identify', { id: ++this.#lastId, token });
  }

  #identified({ id }: Told['identified']): void {
    // The session was closed elsewhere; while we wait for an answer, that one says it all.
    if (id === null && this.#isReady) this.#forget();
    else if (id !== this.#lastId) return;
    this.#isReady = true;
    this.#ask();
  }

  #forget(): void {
    this.#lists.clear();
    for (const followed of this.#followed.values()) followed.forget();
  }

  /** Asks for what was not asked for yet. */
  #ask(): void {
    for (const followed of this.#followed.values()) {
      if (followed.id !== null || followed.channel.wire) continue;
      followed.id = ++this.#lastId;
      const { channel, input, id, position } = followed;
      this.#socket.say('subscribe', {
        ...{ id, channel: channel.name, input },
        ...(channel.kind === 'log' ? { after: position } : {}),
      });
    }
    for (const [action, list] of this.#tracked()) {
      const said = JSON.stringify(list);
      if (said === (this.#lists.get(action) ?? '[]')) continue;
      this.#lists.set(action, said);
      this.#socket.say(action, list);
    }
  }

  /** The lists of the product document's own messages, the empty ones of what is no longer tracked among them. */
  #tracked(): Map<string, unknown[]> {
    const lists = new Map<string, unknown[]>([...this.#lists.keys()].map((action) => [action, []]));
    for (const { channel, input } of this.#followed.values()) {
      if (!channel.wire) continue;
      const { subscribe, by } = channel.wire;
      lists.set(subscribe, [...(lists.get(subscribe) ?? []), valueOf(input, by)]);
    }
    return lists;
  }

  #received(action: string, data: unknown): void {
    const { id, state, after, entries, code } = data as Told['state'] &
      Told['opened'] &
      Told['entries'] &
      Told['refused'];
    const followed = [...this.#followed.values()].find((candidate) => candidate.id !== null && candidate.id === id);
    if (action === 'identified') this.#identified(data as Told['identified']);
    else if (action === 'state') followed?.show({ status: 'live', state });
    else if (action === 'opened') followed?.opened(after);
    else if (action === 'entries') this.#added(followed, entries);
    else if (action === 'refused') followed?.show({ status: 'lost', refusal: code });
    else this.#updated(action, data as Record<string, unknown>);
    // Not when it opens: a server that takes up and hangs up, or that breaks at one of our questions, would be tried for ever.
    if ([...this.#followed.values()].every(({ isAnswered }) => isAnswered)) this.#socket.cameBack();
  }

  #added(followed: Followed | undefined, entries: Told['entries']['entries']): void {
    if (!followed || followed.add(entries)) return;
    // Something is missing: from there on once more.
    this.#socket.say('unsubscribe', { id: followed.id });
    followed.id = null;
    this.#ask();
  }

  #updated(action: string, states: Record<string, unknown>): void {
    for (const followed of this.#followed.values()) {
      const { wire } = followed.channel;
      if (wire?.update !== action) continue;
      const key = String(valueOf(followed.input, wire.by));
      if (Object.hasOwn(states, key)) followed.show({ status: 'live', state: states[key] });
    }
  }
}

const valueOf = (input: unknown, by: WireNames['by']): unknown => (input as Record<string, unknown>)[by];
