import type { Entry } from '@solelune/contract';

/** What somebody who follows is given, by the action that tells it. */
export type Given =
  | { action: 'state'; state: unknown }
  | { action: 'opened'; after: number }
  | { action: 'entries'; entries: Entry[] };

export interface Follower {
  /** Resolves when it has left: whoever reads slowly is waited for, alone. */
  give(given: Given): Promise<void>;
  /** Nothing more can be given. */
  lost(error: unknown): void;
}
