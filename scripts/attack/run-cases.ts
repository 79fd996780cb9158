import type { Case, Outcome } from './case.ts';
import type { Site } from './site/site.ts';

export interface Result extends Pick<Case, 'name' | 'severity' | 'loss'> {
  /** A case that breaks or does not end proves nothing: it counts as one that fell. */
  ending: 'held' | 'fell' | 'not tried';
  figure: string;
}

type Ended = Pick<Result, 'ending' | 'figure'>;

interface Run {
  caseMaxMs?: number;
  runMaxMs?: number;
  onResult?: (result: Result) => void;
}

/** One attack after the other, each with an end: a minute at most for one, three for all. */
export async function runCases(cases: readonly Case[], site: Site, run: Run = {}): Promise<Result[]> {
  const { caseMaxMs = 60_000, runMaxMs = 180_000, onResult = () => {} } = run;
  const endsAt = Date.now() + runMaxMs;
  const results: Result[] = [];
  for (const tried of cases) {
    const { name, severity, loss } = tried;
    const ended = await endOf(tried, site, Math.min(caseMaxMs, endsAt - Date.now()));
    const result: Result = { name, severity, loss, ...ended };
    onResult(result);
    results.push(result);
  }
  return results;
}

async function endOf(tried: Case, site: Site, maxMs: number): Promise<Ended> {
  if (tried.needsOwnSite && !site.own) return { ending: 'not tried', figure: 'needs a site that is started here' };
  if (maxMs <= 0) return { ending: 'fell', figure: 'no time was left to try it' };
  const { promise: tooLong, resolve } = Promise.withResolvers<Outcome>();
  const limit = setTimeout(() => resolve({ held: false, figure: `no end after ${Math.round(maxMs / 1000)} s` }), maxMs);
  try {
    const { held, figure } = await Promise.race([attempt(tried, site), tooLong]);
    return { ending: held ? 'held' : 'fell', figure };
  } catch (error) {
    return { ending: 'fell', figure: `could not be played to its end: ${(error as Error).message}` };
  } finally {
    clearTimeout(limit);
  }
}

const attempt = (tried: Case, site: Site): Promise<Outcome> =>
  tried.needsOwnSite && site.own
    ? tried.try(site, site.own)
    : (tried as Extract<Case, { needsOwnSite?: never }>).try(site);

/** What the command ends with. */
export const exitCodeOf = (results: readonly Result[]): number =>
  results.some(({ ending }) => ending === 'fell') ? 1 : 0;
