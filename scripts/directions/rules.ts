import type { Import, ModuleGraph } from './module-graph.ts';

export interface Violation {
  rule: string;
  from: string;
  to: string;
}

type Rule = { name: string; why: string; broken: (from: string, item: Import) => boolean };

/** Tests, and what only tests use: planted rows, suites run on two databases. */
const isTest = (file: string) => /\.test\.tsx?$|\.suite\.ts$|[/-]testing(?:\.ts$|\/)/.test(file);
const group = (file: string) => file.split('/')[0] ?? '';
const workspace = (file: string) => file.split('/').slice(0, 2).join('/');
/** `features/x/web/…` → `web`; also files of that name at the top (`contract.ts` → `contract`). */
const slot = (file: string) => (group(file) === 'features' ? (file.split('/')[2] ?? '').replace(/\.tsx?$/, '') : '');
const isWorkspace = (file: string) => ['apps', 'features', 'packages'].includes(group(file));

/** The computing part of a feature, or of a package that also keeps rows. */
const isEngine = (file: string) => slot(file) === 'engine' || /^packages\/[^/]+\/engine\//.test(file);

/** Computation that knows no clock, no file and no framework. Their `node.ts` doors and generators may read files. */
const PURE_PACKAGES = [
  'packages/calendar',
  'packages/civil-time',
  'packages/french',
  'packages/money',
  'packages/places',
  'packages/sky',
];
const isPureCore = (file: string) =>
  PURE_PACKAGES.includes(workspace(file)) &&
  !/\/(?:generator|oracle)\/|\/node\.ts$|\/load[\w-]*\.ts$/.test(file) &&
  !isTest(file);

/** Packages that live with the database; their engines may go anywhere. */
const isServerPackage = (file: string) =>
  ['packages/platform', 'packages/ledger', 'packages/event-log'].includes(workspace(file)) && !isEngine(file);

/** Tests of calls run against the real application, which only the composition root can put together. */
const reachesTestApp = (from: string, target: string | null) =>
  isTest(from) && target?.startsWith('apps/server/') === true;

/** What the applications read to know which features there are: it belongs to none of them. */
const FEATURE_LIST = 'features/list.ts';

export const RULES: Rule[] = [
  {
    name: 'layers',
    why: 'apps → features → packages, never back',
    broken: (from, { target }) => {
      if (!target || !isWorkspace(from) || !isWorkspace(target)) return false;
      const height: Record<string, number> = { apps: 3, features: 2, packages: 1 };
      return (height[group(target)] ?? 0) > (height[group(from)] ?? 0) && !reachesTestApp(from, target);
    },
  },
  {
    name: 'doors',
    why: 'another workspace is reached through its package exports, never by a path',
    broken: (from, { specifier, target }) =>
      target !== null &&
      target !== FEATURE_LIST &&
      specifier.startsWith('.') &&
      isWorkspace(from) &&
      isWorkspace(target) &&
      workspace(target) !== workspace(from) &&
      workspace(from) !== 'apps/e2e' &&
      !reachesTestApp(from, target),
  },
  {
    name: 'unknown-door',
    why: 'a door must exist in the exports of the workspace',
    broken: (_, { specifier, target }) =>
      specifier.startsWith('@solelune/') && target === null && !specifier.endsWith('.css'),
  },
  {
    name: 'pure-engine',
    why: 'an engine imports only engines and pure packages: no clock, no I/O, no framework',
    broken: (from, { specifier, target }) => {
      if (!isEngine(from) || isTest(from)) return false;
      if (target === null) return !specifier.startsWith('.');
      return !isEngine(target) && !PURE_PACKAGES.includes(workspace(target));
    },
  },
  {
    name: 'pure-package',
    why: 'sky, places, civil-time, calendar, money and french compute: files are read by their node.ts door',
    broken: (from, { specifier, target }) => isPureCore(from) && target === null && !specifier.startsWith('.'),
  },
  {
    name: 'web-without-api',
    why: 'a page never reaches the server’s side',
    broken: (from, { specifier, target }) => {
      if (slot(from) !== 'web' || isTest(from)) return false;
      return specifier.startsWith('node:') || (target !== null && (slot(target) === 'api' || isServerPackage(target)));
    },
  },
  {
    name: 'contract-alone',
    why: 'a declaration knows neither who answers it nor who shows it',
    broken: (from, { target }) => slot(from) === 'contract' && target !== null && ['api', 'web'].includes(slot(target)),
  },
  {
    name: 'own-transaction',
    why: 'only the frame opens transactions: a feature takes `transaction` from its context or its parts',
    broken: (from, { target, names }) =>
      group(from) === 'features' &&
      !isTest(from) &&
      target?.startsWith('packages/platform/') === true &&
      names.some((name) => name === 'Database' || name === 'openDatabase'),
  },
];

export function findViolations(graph: ModuleGraph): Violation[] {
  const violations: Violation[] = [];
  for (const [from, imports] of graph) {
    for (const item of imports) {
      for (const rule of RULES) {
        if (rule.broken(from, item)) violations.push({ rule: rule.name, from, to: item.specifier });
      }
    }
  }
  return [...violations, ...findCycles(graph)];
}

/** A cycle of value imports, once each; types are erased, and what is loaded when wanted is no part of starting: they make none. */
function findCycles(graph: ModuleGraph): Violation[] {
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const cycles: Violation[] = [];
  const visit = (file: string) => {
    state.set(file, 'open');
    trail.push(file);
    for (const { target, kind } of graph.get(file) ?? []) {
      if (kind !== 'value' || target === null || !graph.has(target)) continue;
      if (state.get(target) === 'open')
        cycles.push({ rule: 'no-cycle', from: file, to: [...trail.slice(trail.indexOf(target)), target].join(' → ') });
      else if (!state.has(target)) visit(target);
    }
    trail.pop();
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return cycles;
}
