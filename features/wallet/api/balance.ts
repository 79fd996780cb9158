import { handle } from '@solelune/contract/server';
import { balance } from '../contract.ts';
import { sunsToCents } from '../engine/index.ts';
import { balanceOf } from './statement.ts';

export const balanceHandler = handle(balance, async (_, { db, who, services }) => {
  const { suns } = await balanceOf(db, who.userId);
  const { sunValueCents } = services.config;
  return { suns, sun_value_cents: sunValueCents, value_cents: sunsToCents(suns, sunValueCents) };
});
