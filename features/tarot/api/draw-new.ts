import { randomBytes } from 'node:crypto';
import { handle } from '@solelune/contract/server';
import { randomToken } from '@solelune/platform';
import { drawNew } from '../contract.ts';
import { cardsOf, deckOf, fingerprintOf, spreadOf } from '../engine/index.ts';
import { insertDraw, serverSeedColumn } from './draw.repo.ts';

const ID_BYTES = 16;
const SEED_BYTES = 32;

export const drawNewHandler = handle(drawNew, async (input, { db, services: { sealing }, now }) => {
  const isPersonal = input.spread === 'personal';
  const { pack, positions } = spreadOf(input.spread, isPersonal ? input : {});
  const id = randomToken(ID_BYTES);
  const serverSeed = randomBytes(SEED_BYTES).toString('hex');
  const fingerprint = fingerprintOf(cardsOf(pack).length, serverSeed);
  await insertDraw(db, {
    ...{ id, spread: input.spread, pack, card_count: positions.length, fingerprint },
    // Oracles are read upright.
    with_reversals: input.reversals && deckOf(pack) === 'tarot',
    theme: (isPersonal && input.theme) || null,
    significator: (isPersonal && input.significator) || null,
    server_seed: serverSeedColumn.seal(sealing, id, serverSeed),
    created_at: new Date(now.epochMilliseconds),
  });
  return { id, fingerprint };
});
