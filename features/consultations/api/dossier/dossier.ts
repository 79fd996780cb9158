import { Failure, fail, handle } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { listActivities, readBirth } from '@solelune/profile/api';
import { dossier, dossierShare } from '../../contract/dossier.ts';
import { isOpen } from '../../engine/index.ts';
import type { Share } from '../../engine/table/index.ts';
import { roomFor } from '../room/room.ts';
import { atTable, readTable } from '../table/table.ts';

/** The latest: a dossier is looked through while somebody pays by the minute. */
const MOST_KEPT = 30;

export const dossierHandler = handle(dossier, async ({ id }, { db, who }) => {
  const found = await roomFor(db, id, who.userId);
  const memberId = found?.room.row.member_id;
  if (!found || !memberId) return fail('not_found');
  const { shared } = await readTable(db, id);
  // What was lent for a talk goes back when it ends.
  const isLent = isOpen(found.room.state);
  const sees = (what: Share) => found.side === 'member' || (isLent && shared.includes(what));
  return {
    shared: found.side === 'member' || isLent ? shared : [],
    birth: sees('birth') ? await birthView(db, memberId) : null,
    charts: sees('charts') ? await keptLines(db, memberId, 'natal-chart') : null,
    draws: sees('draws') ? await keptLines(db, memberId, 'draw') : null,
  };
});

async function birthView(db: Reader, memberId: string) {
  const birth = await readBirth(db, memberId);
  if (!birth) return null;
  const { firstname, birthdate, birthtime, birthcity } = birth;
  return { firstname, date: birthdate, time: birthtime, place: birthcity?.label ?? null };
}

async function keptLines(db: Reader, userId: string, kind: 'natal-chart' | 'draw') {
  const rows = await listActivities(db, { userId, kind, offset: 0, limit: MOST_KEPT });
  return rows.map(({ id, title, created_at }) => ({ id, title, kept_at: created_at.toISOString() }));
}

export const dossierShareHandler = handle(
  dossierShare,
  async ({ id, what, shared }, { db: tx, who, services, now }) => {
    const table = await atTable(tx, { services, now, userId: who.userId }, id);
    if (table instanceof Failure) return table;
    if (table.side !== 'member') return fail('not_found');
    // Asked twice, done once.
    if (table.state.shared.includes(what) === shared) return { shared: table.state.shared };
    const kept = await table.keep([{ kind: shared ? 'shared' : 'withdrawn', by: 'member', what }]);
    return kept instanceof Failure ? kept : { shared: kept.state.shared };
  },
);
