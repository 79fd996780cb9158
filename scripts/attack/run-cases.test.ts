import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Case, Outcome } from './case.ts';
import { cases } from './cases.ts';
import { exitCodeOf, runCases } from './run-cases.ts';
import type { Site } from './site/site.ts';
import { lineOf, summaryOf } from './table.ts';

const site = { own: {} } as Site;
const made = (name: string, attempt: () => Promise<Outcome>, more: { needsOwnSite?: true } = {}) =>
  ({ name, severity: 'low', loss: `what ${name} loses`, try: attempt, ...more }) as Case;
const ends = (held: boolean) => async (): Promise<Outcome> => ({ held, figure: '7 of 9' });
const run = (tried: Case[], limits: Parameters<typeof runCases>[2] = {}) => runCases(tried, site, limits);

describe('the attacks of a run', () => {
  it('that all held end well', async () => {
    const results = await run([made('a', ends(true)), made('b', ends(true))]);
    expect(results.map(({ ending }) => ending)).toEqual(['held', 'held']);
    expect(exitCodeOf(results)).toBe(0);
    expect(summaryOf(results)).toContain('2 held, 0 fell');
  });

  it('of which one fell end with 1, and it is named with its figure and its loss', async () => {
    const results = await run([made('a', ends(true)), made('weak-door', ends(false)), made('c', ends(true))]);
    expect(exitCodeOf(results)).toBe(1);
    expect(results.map(lineOf)[1]).toMatch(/^FELL\s+low\s+weak-door\s+7 of 9$/);
    expect(summaryOf(results)).toMatch(/2 held, 1 fell, 0 not tried\nweak-door: what weak-door loses$/);
  });

  it('count as fallen when they break, never end, or find no time left', async () => {
    const broken = made('broken', () => Promise.reject(new Error('no letter')));
    const endless = made('endless', () => new Promise(() => {}));
    const results = await run([broken, endless], { caseMaxMs: 1 });
    expect(results.map(({ ending, figure }) => [ending, figure])).toEqual([
      ['fell', 'could not be played to its end: no letter'],
      ['fell', 'no end after 0 s'],
    ]);
    expect(exitCodeOf(await run([made('a', ends(true))], { runMaxMs: 0 }))).toBe(1);
  });

  it('that need a site of their own are not tried at another, and the others are', async () => {
    const tried = [made('own', ends(false), { needsOwnSite: true }), made('any', ends(true))];
    const results = await runCases(tried, { ...site, own: null });
    expect(results.map(({ ending }) => ending)).toEqual(['not tried', 'held']);
    expect(exitCodeOf(results)).toBe(0);
  });

  it('have names of their own', () => {
    expect(cases.length).toBeGreaterThan(15);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });
});

describe('the command', () => {
  const attack = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [
      path.resolve(import.meta.dirname, '../attack.ts'),
      ...args,
    ]);
    return { status, said: String(stderr) };
  };

  it('refuses a site that is not on this machine', () => {
    const { status, said } = attack('--site', 'https://solelune.example');
    expect(status).toBe(1);
    expect(said).toContain('Only a site of this machine is ever attacked');
  });

  it('refuses a case that is not there', () => {
    expect(attack('--only', 'nothing-of-the-kind')).toEqual({
      ...{ status: 1, said: 'No such case: nothing-of-the-kind\n' },
    });
  });
});
