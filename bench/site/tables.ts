import { cpus } from 'node:os';
import type { Costs } from './costs.ts';
import { FACTS, KINDS } from './kinds.ts';
import { endedBy, isHeld, isStepHeld, lastHeld, percentile, type Step } from './measure.ts';
import { ASSUMED, planFor } from './plan.ts';
import type { Played } from './play-faults.ts';
import type { Soaked } from './soak.ts';

const CORES = cpus().length;
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const ms = (value: number) => (Number.isNaN(value) ? '' : value < 10 ? value.toFixed(1) : value.toFixed(0));
const some = (value: number) => (value < 1 ? value.toFixed(2) : value.toFixed(1));

/** Per kind: how many a second are held, how quick they are there, and what ends it. */
export function ratesTable(steps: readonly Step[]): string {
  const rows = KINDS.map((kind) => {
    const held = lastHeld(steps, ({ kinds }) => isHeld(kind, kinds[kind]));
    const broken = steps.find(({ kinds }) => !isHeld(kind, kinds[kind]));
    const { asked = 0, failed = 0, times = [] } = held?.kinds[kind] ?? {};
    return [
      FACTS[kind].words,
      held ? `${some(asked / held.seconds)}${broken ? '' : ' or more'}` : 'none',
      ...[0.5, 0.99].map((share) => ms(percentile(times, share))),
      failed,
      broken ? endedBy(broken, CORES) : 'not reached',
    ];
  });
  const whole = lastHeld(steps);
  const words = whole
    ? `All of them together: **${whole.rate} journeys a second held** (${stepWords(whole)}).`
    : 'The first step was not held.';
  return `${table(['journey', 'held, a second', 'p50, ms', 'p99, ms', 'failed', 'what ends it'], rows)}\n\n${words}`;
}

/** Each step, as the curves draw it. */
export const stepsTable = (steps: readonly Step[]): string =>
  table(
    ['journeys a second', ...KINDS.map((kind) => `${kind} p99`), 'failed', 'cores', 'held'],
    steps.map((step) => [
      step.rate,
      ...KINDS.map((kind) => ms(percentile(step.kinds[kind].times, 0.99))),
      KINDS.reduce((sum, kind) => sum + step.kinds[kind].failed, 0),
      stepWords(step),
      isStepHeld(step) ? 'yes' : 'no',
    ]),
  );

export const stepWords = ({ cores }: Step): string =>
  Object.entries(cores)
    .map(([name, share]) => `${name} ${Math.round(share * 100)} %`)
    .join(', ');

export const costsTable = ({ kinds, socketKilobytes }: Costs): string =>
  `${table(
    ['journey', 'the site, ms of a core', 'PostgreSQL, ms', 'Redis, ms', 'p50 alone, ms'],
    kinds.map(({ kind, siteMs, databaseMs, redisMs, p50 }) => [
      ...[FACTS[kind].words, some(siteMs), some(databaseMs), some(redisMs), ms(p50)],
    ]),
  )}\n\nA socket that is open and follows the team: ${socketKilobytes.toFixed(0)} KB of its process.`;

/** Visits a day, and whether a CDN stands before the public pages. */
const SIZES = [
  [10_000, false],
  [1_000_000, true],
  [50_000_000, true],
] as const;
const count = (value: number) => Math.round(value).toLocaleString('en');

/** What each size needs, by what each journey costs. */
export function planTable({ kinds }: Costs): string {
  const plans = SIZES.map(([visits, hasCdn]) => planFor(visits, kinds, hasCdn));
  return table(
    [
      'visits a day',
      'journeys a second at the peak',
      'cores of the site',
      'of PostgreSQL',
      'of Redis',
      'sockets open',
      'rows, GB a month',
      'euros a month',
    ],
    plans.map((plan) => [
      `${count(plan.visitsADay)}${plan.hasCdn ? `, ${ASSUMED.byCdn * 100} % of public pages by a CDN` : ''}`,
      ...[some(plan.peakJourneys), some(plan.siteCores), some(plan.databaseCores), some(plan.redisCores)],
      ...[count(plan.sockets), some(plan.gigabytesAMonth), count(plan.eurosAMonth)],
    ]),
  );
}

export const faultsTable = (played: readonly Played[]): string =>
  table(
    ['fault', 'acknowledged writes lost', 'payments wrong', 'errors seen', 'normal again after'],
    played.map(({ words, note, acknowledged, lost, wrong, journeys, failed, crashes, normalAfter, goalSeconds }) => [
      note ? `${words}; ${note}` : words,
      `${lost.length} of ${acknowledged}`,
      wrong.length,
      `${failed} of ${journeys}${crashes > 0 ? `; ${crashes} × a process ended by itself` : ''}`,
      `${normalAfter === null ? 'not within what was watched' : `${normalAfter.toFixed(0)} s`}${goalSeconds ? ` (goal ${goalSeconds})` : ''}`,
    ]),
  );

export const soakWords = ({ minutes, rate, journeys, failed, memory }: Soaked): string =>
  [
    `${minutes} minutes at ${rate} journeys a second: ${journeys} journeys, ${failed} failed.`,
    ...memory.map(
      ({ firstMb, lastMb, slopeMbPerHour, lowestSlopeMbPerHour, alive, aloneMb }, which) =>
        `Process ${which + 1}: ${firstMb} MB after its first quarter, ${lastMb} MB at the end, ${slopeMbPerHour.toFixed(1)} MB an hour by the line through all, ${lowestSlopeMbPerHour.toFixed(1)} by the lowest of each five minutes; alive in its main heap at V8’s own searches ${alive.firstMb.toFixed(0)} and ${alive.lastMb.toFixed(0)} MB, ${alive.slopeMbPerHour.toFixed(1)} an hour; ${aloneMb} MB when left alone again.`,
    ),
  ].join('\n');
