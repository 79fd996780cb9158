import { anges } from './anges.ts';
import { archanges } from './archanges.ts';
import { cherubins } from './cherubins.ts';
import { dominations } from './dominations.ts';
import { principautes } from './principautes.ts';
import { puissances } from './puissances.ts';
import { seraphins } from './seraphins.ts';
import { trones } from './trones.ts';
import { vertus } from './vertus.ts';

/** What each of the seventy-two watches over, as one thing, drawn about (0, 0) within 42 of it; in their order. */
export const EMBLEMS: readonly string[] = [
  ...seraphins,
  ...cherubins,
  ...trones,
  ...dominations,
  ...puissances,
  ...vertus,
  ...principautes,
  ...archanges,
  ...anges,
];
