import { type AuditDeed, appendAudit, type Writer } from '@solelune/platform';
import type { Call } from '../call.ts';
import type { CallContext } from './context.ts';

/** The line of an audited call that went well, as the last thing in its transaction; nothing for any other call. */
export async function appendDeed(
  tx: Writer,
  { name, audited }: Call,
  input: unknown,
  { who, now }: Pick<CallContext, 'who' | 'now'>,
): Promise<void> {
  if (!audited || !who) return;
  const given = input as Record<string, unknown>;
  const textOf = (field: string | undefined) => (field === undefined ? null : String(given[field] ?? '') || null);
  const details: Record<string, string | number | boolean> = {};
  for (const field of audited.details ?? []) {
    const value = given[field];
    if (value !== undefined && value !== null) details[field] = plain(value);
  }
  const deed: AuditDeed = {
    ...{ actor: who.userId, roles: who.roles, deed: name, details },
    ...{ about: textOf(audited.about), reason: textOf(audited.reason) },
  };
  await appendAudit(tx, deed, now);
}

const plain = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' ? value : String(value).slice(0, 200);
