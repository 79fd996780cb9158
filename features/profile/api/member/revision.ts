import { createHash } from 'node:crypto';
import type { MemberRow } from '../tables.ts';

/** Names one state of what a form shows: what was filled in from another one is stale. It says nothing else. */
const nameOf = (parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

export const identityRevision = ({ firstname }: { firstname: string }, member: MemberRow): string =>
  nameOf([firstname, member.lastname, member.gender, member.current_city, member.fixed_phone, member.mobile_phone]);

export const birthRevision = ({ birthdate, birthtime, birthcity }: MemberRow): string =>
  nameOf([birthdate, birthtime, birthcity]);
