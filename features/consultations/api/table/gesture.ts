import type { ParsedInput } from '@solelune/contract';
import { Failure, fail, handle, type Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { tableGesture } from '../../contract/table.ts';
import type { Side } from '../../engine/index.ts';
import {
  areAllTaken,
  cardsOfSpread,
  faceOf,
  pieceOf,
  type TableEvent,
  type TableState,
} from '../../engine/table/index.ts';
import { seedOf } from './draw.repo.ts';
import { atTable } from './table.ts';

type Asked = ParsedInput<typeof tableGesture>;

export const gestureHandler = handle(tableGesture, async (input, { db: tx, who, services, now }) => {
  const table = await atTable(tx, { services, now, userId: who.userId }, input.id);
  if (table instanceof Failure) return table;
  const events =
    input.kind === 'turned'
      ? await turned(tx, services, input, table.side, table.state)
      : plainGesture(input, table.side);
  return events instanceof Failure ? events : table.keep(events);
});

const missing = (field: string) =>
  fail('invalid_input', { fields: { [field]: 'Ce geste ne dit pas sur quoi il porte' } });

function plainGesture({ kind, item, on, to }: Asked, by: Side): TableEvent[] | Failure {
  if (kind === 'cleared') return [{ kind, by, item: item ?? null }];
  if (item === undefined) return missing('item');
  if (kind === 'shown') return [{ kind, by, item }];
  if (kind === 'pointed') return [{ kind, by, item, on: on ?? null }];
  return to === undefined ? missing('to') : [{ kind: 'zoomed', by, item, to }];
}

/** The face comes from here alone; with the last one, so does what decided them all. */
async function turned(
  db: Reader,
  { sealing }: Services,
  { id, item, card }: Asked,
  by: Side,
  state: TableState,
): Promise<TableEvent[] | Failure> {
  if (item === undefined) return missing('item');
  if (card === undefined) return missing('card');
  const laid = pieceOf(state, item);
  if (laid?.piece.what !== 'spread' || !laid.spread?.visitorSeed) return fail('conflict');
  const { piece, spread } = laid;
  if (!areAllTaken(spread, piece)) return fail('conflict');
  const serverSeed = await seedOf(db, sealing, id, item);
  const seeds = { server: serverSeed, visitor: laid.spread.visitorSeed };
  const dealt = cardsOfSpread(piece, seeds, spread.picks)[card];
  if (!dealt) return fail('conflict');
  const isLast = spread.faces.every((face, index) => face !== null || index === card);
  return [
    { kind: 'turned', by, item, card, face: faceOf(dealt) },
    ...(isLast ? [{ kind: 'proven', by: 'house', item, serverSeed } as const] : []),
  ];
}
