import { handle } from '@solelune/contract/server';
import { loadEphemeris } from '@solelune/sky/node';
import { homeIndex } from '../contract.ts';
import { pageMeta } from './page-meta.ts';
import { type SkyOfNow, skyOfNow } from './sky-of-now.ts';

/** The sky of one minute is the same for everyone: it is computed once. */
let latest: { minute: number; sky: SkyOfNow } | undefined;

export const homeIndexHandler = handle(homeIndex, (_, { now, services }) => {
  const minute = Math.floor(now.epochMilliseconds / 60_000);
  if (latest?.minute !== minute) latest = { minute, sky: skyOfNow(loadEphemeris(), now) };
  const { answer, skyWords } = latest.sky;
  return { ...answer, __META__: pageMeta(services.config, skyWords) };
});
