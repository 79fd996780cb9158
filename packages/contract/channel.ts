import type { z } from 'zod';
import type { Access } from './access.ts';

interface ChannelSpec<Input extends z.ZodType, Who extends Access> {
  /** Feature and what is followed, dotted: `advisors.status`. */
  name: string;
  summary: string;
  /** What of it is followed: a room, an advisor. */
  input: Input;
  access?: Who;
}

/**
 * The messages that the product document names, where it names any: `subscribe` brings the whole list of the tracked values of one field of the
 * input, empty to stop, and `update` a map from them to their states.
 */
export interface WireNames {
  subscribe: string;
  update: string;
  by: string;
}

interface StateSpec<Input extends z.ZodType, State extends z.ZodType, Who extends Access>
  extends ChannelSpec<Input, Who> {
  /** A value that changes: who follows gets it as it is now, then each new one. */
  state: State;
  wire?: WireNames;
}

interface LogSpec<Input extends z.ZodType, Entry extends z.ZodType, Who extends Access>
  extends ChannelSpec<Input, Who> {
  /** A list that only grows, numbered and kept: who follows gets every entry once, in order, from where they left off. */
  log: Entry;
  keptDays: number;
}

export interface StateChannel<
  Input extends z.ZodType = z.ZodType,
  State extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> extends StateSpec<Input, State, Who> {
  kind: 'state';
  access: Who;
}

export interface LogChannel<
  Input extends z.ZodType = z.ZodType,
  Entry extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> extends LogSpec<Input, Entry, Who> {
  kind: 'log';
  access: Who;
}

export type Channel = StateChannel | LogChannel;

/** What the browser keeps of a channel: the build strips the schemas (see apps/web/vite/strip-contracts.ts). */
export type ChannelAddress = Pick<Channel, 'kind' | 'name'> & { wire?: WireNames };

/** Declares a channel, once: something that a page follows while it is shown. A feature answers it with `answerChannel`. */
export function defineChannel<Input extends z.ZodType, State extends z.ZodType, Who extends Access = 'public'>(
  spec: StateSpec<Input, State, Who>,
): StateChannel<Input, State, Who>;
export function defineChannel<Input extends z.ZodType, Entry extends z.ZodType, Who extends Access = 'public'>(
  spec: LogSpec<Input, Entry, Who>,
): LogChannel<Input, Entry, Who>;
export function defineChannel(
  spec: StateSpec<z.ZodType, z.ZodType, Access> | LogSpec<z.ZodType, z.ZodType, Access>,
): Channel {
  return 'log' in spec ? { access: 'public', ...spec, kind: 'log' } : { access: 'public', ...spec, kind: 'state' };
}

/** What a follower gives (before defaults and coercion). */
export type ChannelInput<C extends Channel> = z.input<C['input']>;
/** An entry of a log as followers see it. */
export interface Entry<Payload = unknown> {
  number: number;
  /** ISO instant. */
  at: string;
  payload: Payload;
}
