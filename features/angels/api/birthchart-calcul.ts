import { handle } from '@solelune/contract/server';
import { birthchartCalcul } from '../contract.ts';
import { birthAngels } from '../engine/index.ts';
import { readBirthInfos } from './birth/read-birth.ts';

export const birthchartCalculHandler = handle(birthchartCalcul, ({ infos }, { now }) => {
  const { birth, usable } = readBirthInfos(infos, now);
  if (!usable) return { readable: false as const, birth };
  const { guardian, heart, spiritual } = birthAngels(usable.date, usable.time);
  const angels = { guardian: guardian.number, heart: heart.number, spiritual: spiritual.number };
  return { readable: true as const, birth, angels };
});
