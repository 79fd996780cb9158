import type { Reader, Writer } from '@solelune/platform';
import type { Role } from '../access.ts';
import type { Services } from './context.ts';

/** What features know of the user that the browser is told about; the account says which parts there are, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface UserParts {}

/** What a feature does for the members it has something of. The account calls it, and knows no feature that gives it. */
export interface MemberHooks {
  /** What it knows of the user that `user/fetch` answers with; called every 4 or 30 seconds for each member, so one quick query. */
  userPart?(db: Reader, userId: string, now: Temporal.Instant): Promise<Partial<UserParts>>;
  /** A member has just come: runs in the transaction that makes the account. It may run again. */
  onSignup?(tx: Writer, userId: string, now: Temporal.Instant): Promise<void>;
  /** The member has proved that they read what is sent to their address, for the first time: within the transaction that notes it. */
  onAddressConfirmed?(tx: Writer, userId: string, now: Temporal.Instant): Promise<void>;
  /** Somebody begins to work here, or in another role: within the transaction that says so. It may run again. */
  onRoles?(
    tx: Writer,
    person: { userId: string; firstname: string; roles: readonly Role[] },
    now: Temporal.Instant,
  ): Promise<void>;
  /** Everything it keeps about the member, as plain JSON values under French keys: it is the member who reads it. */
  exportOf?(db: Reader, userId: string, services: ExportServices): Promise<unknown>;
  /**
   * Asked of every feature before any of them forgets the member, in the same transaction: what is owed to them goes back while it is known to whom.
   * It may run again: make it repeatable.
   */
  beforeAccountDeletion?(tx: Writer, userId: string, services: Services, now: Temporal.Instant): Promise<void>;
  /**
   * Deletes, or makes anonymous what the law obliges to keep (invoices), within the transaction that then deletes the account itself: its member
   * asked for it, or the owner of an address that was never confirmed has come. What is outside the database (files) goes after the commit, or
   * in a job sent from here. It may run again: make it repeatable.
   */
  onAccountDeletion?(tx: Writer, userId: string, services: DeletionServices): Promise<void>;
}

/** What is sealed is the member's to read. */
type ExportServices = Pick<Services, 'sealing'>;

export type DeletionServices = Pick<Services, 'config' | 'jobs' | 'files' | 'mail' | 'pages'>;

/** The hooks of all features, each with the name of its own. */
export type MembersOfFeatures = readonly (MemberHooks & { feature: string })[];
