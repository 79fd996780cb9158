import { createHash } from 'node:crypto';

/** A deed of somebody who works here: ids and what they typed as a reason, nothing else of a person. */
export interface AuditDeed {
  /** The account of who did it. */
  actor: string;
  roles: readonly string[];
  /** The name of the call. */
  deed: string;
  /** The id of whom or what it was done to. */
  about: string | null;
  reason: string | null;
  details: Readonly<Record<string, string | number | boolean>>;
}

export interface AuditLine extends AuditDeed {
  /** From 1, without gaps. */
  number: number;
  at: Date;
  previous: Buffer;
  hash: Buffer;
}

/** What the first line comes after. */
export const BEGINNING = Buffer.alloc(32);

/** SHA-256 of the line's own words and of the hash before it, in one order: any word that is changed later gives another. */
export function hashOf({ number, at, actor, roles, deed, about, reason, details, previous }: Omit<AuditLine, 'hash'>) {
  const sorted = Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const words = [number, at.getTime(), actor, roles, deed, about, reason, sorted, previous.toString('hex')];
  return createHash('sha256').update(JSON.stringify(words)).digest();
}

/** Why this line cannot be the one that was written after `before`; null where it can. */
export function faultOf(line: AuditLine, before: Pick<AuditLine, 'number' | 'hash'>): 'missing' | 'changed' | null {
  if (line.number !== before.number + 1) return 'missing';
  return line.previous.equals(before.hash) && hashOf(line).equals(line.hash) ? null : 'changed';
}
