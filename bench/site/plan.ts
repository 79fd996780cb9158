import type { Cost } from './costs.ts';
import { FACTS, type Kind } from './kinds.ts';

/** What the plan takes for granted; everything else in it is measured. */
export const ASSUMED = {
  /** Journeys of a visit, by the shares of the mix. */
  journeysOfVisit: 5,
  /** The busiest minute of a day beside the average one. */
  peak: 4,
  /** A core is planned to be busy so much of the busiest minute: the rest is for a process that dies, and for waits that stay short. */
  busy: 0.6,
  /** Public pages that a CDN answers by itself, where there is one. */
  byCdn: 0.9,
  /** One visit in so many keeps a socket open, for so many minutes. */
  socketsOfVisit: 0.3,
  socketMinutes: 4,
  /** Kilobytes of a visit that travel: pages, and the code of the first. */
  kilobytesOfVisit: 300,
  /** Bytes of a saved result with its indexes, and of a draw. */
  rowBytes: { save: 700, draw: 500 },
  /** Euros a month, as European hosts ask today: a core with 2 GB, one of a database with its disk and 8 GB, a gigabyte sent by a CDN. */
  euros: { core: 12, databaseCore: 45, cdnGigabyte: 0.01 },
} as const;

export interface Plan {
  visitsADay: number;
  hasCdn: boolean;
  /** Journeys a second in the busiest minute, those that a CDN answers left out. */
  peakJourneys: number;
  siteCores: number;
  databaseCores: number;
  redisCores: number;
  sockets: number;
  /** What the two tables that grow most take more each month. */
  gigabytesAMonth: number;
  eurosAMonth: number;
}

const DAY_SECONDS = 86_400;
const DAYS = 30;
const GIGABYTE = 1e9;

export function planFor(visitsADay: number, costs: readonly Cost[], hasCdn: boolean): Plan {
  const { journeysOfVisit, peak, busy, byCdn, socketsOfVisit, socketMinutes, rowBytes, euros } = ASSUMED;
  const journeysADay = visitsADay * journeysOfVisit;
  const shareOf = (kind: Kind) => (FACTS[kind].share / 100) * (kind === 'page' && hasCdn ? 1 - byCdn : 1);
  const each = (of: 'siteMs' | 'databaseMs' | 'redisMs') =>
    costs.reduce((sum, cost) => sum + shareOf(cost.kind) * cost[of], 0) / 1000;
  const peakADay = (journeysADay / DAY_SECONDS) * peak;
  const cores = (of: 'siteMs' | 'databaseMs' | 'redisMs') => (peakADay * each(of)) / busy;
  const [siteCores, databaseCores] = [cores('siteMs'), cores('databaseMs')];
  const kept = (kind: 'save' | 'draw') => (journeysADay * FACTS[kind].share * rowBytes[kind] * DAYS) / 100;
  const sent = hasCdn ? (visitsADay * DAYS * ASSUMED.kilobytesOfVisit) / 1e6 : 0;
  return {
    ...{ visitsADay, hasCdn, siteCores, databaseCores, redisCores: cores('redisMs') },
    peakJourneys: peakADay * costs.reduce((sum, { kind }) => sum + shareOf(kind), 0),
    sockets: (visitsADay / DAY_SECONDS) * peak * socketsOfVisit * socketMinutes * 60,
    gigabytesAMonth: (kept('save') + kept('draw')) / GIGABYTE,
    // Two processes and two database servers are the least: one of each may die.
    eurosAMonth:
      Math.max(2, Math.ceil(siteCores)) * euros.core +
      2 * Math.max(1, Math.ceil(databaseCores)) * euros.databaseCore +
      sent * euros.cdnGigabyte,
  };
}
