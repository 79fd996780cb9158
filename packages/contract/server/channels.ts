import type { Reader } from '@solelune/platform';
import type { z } from 'zod';
import type { Channel, LogChannel, StateChannel } from '../channel.ts';
import type { Services, Who } from './context.ts';

type Input<C extends Channel> = z.output<C['input']>;
/** A channel for members is answered to a member. */
type Follower<C extends Channel> = C['access'] extends 'public' ? Who | null : Who;

export interface ChannelContext {
  db: Reader;
  services: Services;
  now: Temporal.Instant;
}

interface Instances<C extends Channel> {
  /** Which state or log of the channel is meant: everyone with the same key follows the same one. */
  key(input: Input<C>, who: Follower<C>): string;
  /** Whether it is theirs to follow; somebody else's is refused like one that never was. */
  may?(input: Input<C>, who: Follower<C>, context: ChannelContext): boolean | Promise<boolean>;
}

interface States<C extends StateChannel> extends Instances<C> {
  /** The state at this key as it is now. Read once per process for all who follow it, when the first comes and after each `changed`. */
  state(key: string, context: ChannelContext): z.input<C['state']> | Promise<z.input<C['state']>>;
}

export interface StateAnswer extends States<StateChannel> {
  channel: StateChannel;
}
interface Logs<C extends LogChannel> extends Instances<C> {
  /**
   * What the log must not hold itself (words that are sealed, and may be erased) is filled in here, where entries are read: as many as came, in their
   * order. Asked once per process for all who follow.
   */
  fill?(entries: readonly z.output<C['log']>[], context: ChannelContext): Promise<readonly z.output<C['log']>[]>;
}
export interface LogAnswer extends Logs<LogChannel> {
  channel: LogChannel;
}
export type ChannelAnswer = StateAnswer | LogAnswer;

/** Joins a channel to what answers it. Logs answer themselves: what features `append` is what followers get. */
export function answerChannel<C extends StateChannel>(channel: C, answer: States<C>): ChannelAnswer;
export function answerChannel<C extends LogChannel>(channel: C, answer: Logs<C>): ChannelAnswer;
export function answerChannel(channel: Channel, answer: object): ChannelAnswer {
  return { ...answer, channel } as ChannelAnswer;
}
