import type { LiveCorpus } from '@solelune/corpus';
import type {
  Channels,
  Config,
  Database,
  ErrorTally,
  Events,
  Files,
  Hashing,
  Jobs,
  Logger,
  Mail,
  Push,
  Reader,
  Sealing,
  Writer,
} from '@solelune/platform';
import type { Role } from '../access.ts';
import type { Call, HandlerAnswer, ParsedInput } from '../call.ts';
import type { Envelope } from '../envelope.ts';
import type { Failure } from '../errors.ts';
import type { AccessTable } from './access-table.ts';
import type { ChooseDisplays, ServerFeature } from './feature.ts';
import type { MembersOfFeatures } from './member-hooks.ts';
import type { Pages } from './pages.ts';
import type { Transact } from './transactions.ts';

/** Who makes the call, as its bearer token says. */
export interface Who {
  userId: string;
  sessionId: string;
  /** None for a member; what they may do, `services.access` knows. */
  roles: readonly Role[];
}

/** What the composition root lends to handlers (jobs, mail, files…); features add to it by declaration merging. */
export interface Services {
  config: Config;
  log: Logger;
  /** How often something broke. */
  errors: ErrorTally;
  events: Events;
  /** Says to those who follow a channel that there is something new. */
  channels: Channels;
  jobs: Jobs;
  mail: Mail;
  /** Short words to the browsers that members let us write to. */
  push: Push;
  files: Files;
  /** Passwords, hashed away from everybody else's work. */
  hashing: Hashing;
  /** What the database must keep without being able to read it. */
  sealing: Sealing;
  /** The French texts of all features. */
  corpus: LiveCorpus;
  /** What each feature does for members. */
  members: MembersOfFeatures;
  /** Who may do what. */
  access: AccessTable;
  pages: Pages;
  /** Absent where no feature has cards. */
  displays?: ChooseDisplays;
  /** What every feature brings, for a feature that gives the others a slot of its own (what can be bought). */
  features: readonly ServerFeature[];
}

export interface CallContext {
  who: Who | null;
  /** The call's transaction when it declares that it writes; otherwise a reader, which cannot. */
  db: Reader;
  /**
   * For a call that must not hold a transaction all along (one that hashes, decodes or asks a provider first): what is written inside is
   * kept whole or, when it throws or returns a failure, not at all.
   */
  transaction: Transact;
  /** For what cannot be taken back: runs once what is being written is kept, never otherwise. */
  afterCommit: Database['afterCommit'];
  services: Services;
  now: Temporal.Instant;
  /** Opaque key of the visitor for limits and statistics; never an address. */
  visitor: string;
  /** Goes off when whoever asked no longer waits for the answer: long work may end. */
  signal: AbortSignal;
}

/** What a call declares is what its handler gets: a member where it asks for one, a transaction where it writes. */
type ContextOf<C extends Call> = CallContext &
  (C['access'] extends 'public' ? unknown : { who: Who }) &
  (C['writes'] extends true ? { db: Writer } : unknown);

type Answered<C extends Call> = HandlerAnswer<C> & Omit<Envelope, 'error' | 'code' | 'fields'>;

type Outcome<C extends Call> = Answered<C> | Failure;

export interface Handler<C extends Call = Call> {
  call: C;
  run(input: ParsedInput<C>, context: CallContext): Promise<Outcome<C>> | Outcome<C>;
}

/** Joins a call to what answers it. One file per call. */
export function handle<C extends Call>(
  call: C,
  run: (input: ParsedInput<C>, context: ContextOf<C>) => Promise<Outcome<C>> | Outcome<C>,
): Handler<C> {
  return { call, run: run as Handler<C>['run'] };
}
