import { type ChannelContext, type Failure, fail, type Identify, type Who } from '@solelune/contract/server';
import type { Said, Told } from '@solelune/contract/socket-messages';
import type { Logger } from '@solelune/platform';
import type { ChannelList } from './channel-list.ts';
import { Followed } from './followed.ts';
import type { Follower } from './follower.ts';
import type { Line } from './line.ts';
import type { LiveChannels } from './live-channels.ts';
import { readEnvelope, readSaid } from './messages.ts';
import type { TrackedLists } from './tracked-lists.ts';

/** The same for all connections. */
export interface ConnectionParts {
  channels: ChannelList;
  live: LiveChannels;
  lists: TrackedLists;
  identify: Identify;
  context: () => ChannelContext;
  log: Logger;
}

/** One open socket: who is at its other end, and what they follow. What they say is handled one message after the other. */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #line: Line;
  readonly #followed: Followed;
  #inbox: Promise<void> = Promise.resolve();
  #who: Who | null = null;
  #token: string | null = null;

  constructor(parts: ConnectionParts, line: Line) {
    this.#parts = parts;
    this.#line = line;
    this.#followed = new Followed(parts, line, (error) => this.#lose(error));
  }

  get userId(): string | undefined {
    return this.#who?.userId;
  }

  receive(raw: string): void {
    this.#next(() => this.#handle(raw));
  }

  beat(): void {
    this.#line.beat();
    if (this.#who) this.checkSession();
  }

  /** A session may be closed while its socket is open: whose it is, is asked again. */
  checkSession(): void {
    this.#next(async () => {
      if (!this.#token || !this.#who) return;
      const who = await this.#parts.identify(this.#token);
      if (who?.sessionId !== this.#who.sessionId) await this.#become(null, null, null);
    });
  }

  close(): void {
    this.#followed.close();
  }

  #next(work: () => Promise<void>): void {
    this.#inbox = this.#inbox.then(async () => {
      try {
        if (!this.#followed.isClosed) await work();
      } catch (error) {
        this.#lose(error);
      }
    });
  }

  /** Whoever cannot be served is cut off: they come back, and go on from where they were. */
  #lose(error: unknown): void {
    if (this.#followed.isClosed) return;
    this.#parts.log.error({ err: error }, 'a socket could not be served');
    this.#line.end(1011, 'erreur interne');
  }

  async #handle(raw: string): Promise<void> {
    const envelope = readEnvelope(raw);
    const tracked = envelope && this.#parts.channels.byAction.get(envelope.action);
    if (tracked) return this.#tellRefusal(await this.#followed.track(tracked, envelope.data, this.#who));
    const said = envelope && readSaid(envelope);
    if (!said) return this.#tellRefusal(fail('invalid_input', { sentence: 'Message inconnu' }));
    if (said.action === 'identify') return this.#identify(said.data);
    if (said.action === 'subscribe') return this.#subscribe(said.data);
    this.#followed.leave(String(said.data.id));
  }

  async #identify({ id, token }: Said['identify']): Promise<void> {
    await this.#become(id, token, token === null ? null : await this.#parts.identify(token));
  }

  /** What was followed as somebody else is followed no longer. */
  async #become(id: number | null, token: string | null, who: Who | null): Promise<void> {
    this.#followed.leaveAll();
    this.#token = token;
    this.#who = who;
    await this.#tell('identified', { id, member: who !== null });
  }

  async #subscribe({ id, channel, input, after }: Said['subscribe']): Promise<void> {
    const answer = this.#parts.channels.byName.get(channel);
    const follower: Follower = {
      give: ({ action, ...data }) => this.#line.send(action, { id, ...data }),
      lost: (error) => this.#lose(error),
    };
    const refusal = answer
      ? await this.#followed.follow(String(id), { answer, input, after, follower }, this.#who)
      : fail('not_found');
    if (refusal) await this.#tell('refused', { id, error: refusal.sentence, code: refusal.code });
  }

  #tell<Action extends keyof Told>(action: Action, data: Told[Action]): Promise<void> {
    return this.#line.send(action, data);
  }

  async #tellRefusal(refusal: Failure | null): Promise<void> {
    if (refusal) await this.#tell('error', { error: refusal.sentence, code: refusal.code });
  }
}
