import type { ParsedInput } from '@solelune/contract';
import { Failure, fail, handle, type Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { tableLay } from '../../contract/table.ts';
import { type Piece, shareOf } from '../../engine/table/index.ts';
import { shuffle } from './draw.repo.ts';
import { findKeptDraw } from './kept.ts';
import { castSky } from './sky.ts';
import { atTable } from './table.ts';

const NOT_SHARED = 'Votre interlocuteur ne partage pas cela dans cette consultation.';
const missing = (field: string) => fail('invalid_input', { fields: { [field]: 'Précisez ce que vous voulez poser' } });

export const layHandler = handle(tableLay, async (input, { db: tx, who, services, now }) => {
  const table = await atTable(tx, { services, now, userId: who.userId }, input.id);
  if (table instanceof Failure) return table;
  // Only who is consulted lays something; the member's hand is in the cards.
  if (table.side !== 'advisor') return fail('not_found');
  const item = table.state.laid + 1;
  const piece = await pieceAsked(tx, services, input, item);
  if (piece instanceof Failure) return piece;
  const share = shareOf(piece);
  if (share && !table.state.shared.includes(share)) return fail('conflict', { sentence: NOT_SHARED });
  const refusal = await isThere(tx, table.room.row.member_id, piece, now);
  if (refusal) return refusal;
  return table.keep([{ kind: 'laid', by: 'advisor', piece }]);
});

async function pieceAsked(
  tx: Writer,
  { sealing }: Services,
  { id, what, kept, on, spread, reversals, angel }: ParsedInput<typeof tableLay>,
  item: number,
): Promise<Piece | Failure> {
  switch (what) {
    case 'wheel':
      return { what, chart: kept ?? null };
    case 'transits':
      return on ? { what, chart: kept ?? null, on } : missing('on');
    case 'spread':
      if (!spread) return missing('spread');
      return { what, spread, reversals, fingerprint: await shuffle(tx, sealing, { consultationId: id, item, spread }) };
    case 'angel':
      return angel ? { what, number: angel } : missing('angel');
    case 'kept-draw':
      return kept ? { what, draw: kept } : missing('kept');
  }
}

/** Null: what is laid can be shown. */
async function isThere(tx: Writer, memberId: string | null, piece: Piece, now: Temporal.Instant) {
  if (piece.what === 'spread' || piece.what === 'angel') return null;
  if (!memberId) return fail('not_found');
  if (piece.what === 'kept-draw') return (await findKeptDraw(tx, memberId, piece.draw)) ? null : fail('not_found');
  const on = piece.what === 'transits' ? piece.on : null;
  const sky = await castSky(tx, { memberId, chart: piece.chart, on }, now);
  return sky instanceof Failure ? sky : null;
}
