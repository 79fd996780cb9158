// npm run bench:lighthouse: Lighthouse (mobile) on one page of each kind of the built site, in a Chromium of this machine: each page three times, judged by the
// run in the middle. What a page's code costs whoever touches it is measured by bench:touch. With --write the table of docs/8-scale.md is written anew.
// Lighthouse is installed beside, in a temporary folder: it is no dependency of the product.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '@solelune/testing/process';
import { natalAddress } from '../pages/natal-addresses.ts';
import { headline } from '../site/headline.ts';
import { writePart } from '../site/write.ts';

const VERSION = '13.5.0';
const RUNS = 3;
/** One of each kind, the dearest page there is among them, and what it is called in the docs. */
const PAGES: Record<string, string> = {
  '/': 'the home page',
  '/numerologie/expression': 'a form',
  [natalAddress(3)]: 'a natal result',
  '/actu/avec-la-lune/lunaison-29-jours': 'an article',
  '/tirage-tarot-voyance': 'a draw',
  '/equipe': 'the team',
  '/lithotherapie': 'the stones',
};
/** `npm run bench:lighthouse -- /actu` judges those named alone. */
const asked = process.argv.slice(2).filter((word) => word.startsWith('/'));
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-background-networking --disable-component-update --disable-sync';

/** With a head, as people have it: the one without paints and waits otherwise. */
const chromium = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => file && existsSync(file),
);
if (!chromium) throw new Error('Chromium is not installed (Debian: apt-get install chromium).');

const folder = mkdtempSync(path.join(tmpdir(), 'bench-lighthouse-'));
execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${VERSION}`], {
  cwd: folder,
  stdio: 'ignore',
});
const site = await startProcess({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' });
const heading = headline();

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
  /** How quick Lighthouse found the machine to be: its slow phone is as slow as that. 1,500 and more is a quiet one of ours. */
  environment: { benchmarkIndex: number };
  /** Why nothing could be judged: the browser's own record of the visit may lack its beginning (`NO_NAVSTART`). */
  runtimeError?: { code: string };
}

const MOST_TRIES = 3;

function judge(page: string): Report {
  const file = path.join(folder, 'report.json');
  for (let tries = 1; ; tries++) {
    rmSync(file, { force: true });
    const { error } = spawnSync(
      process.execPath,
      [
        path.join(folder, 'node_modules/lighthouse/cli/index.js'),
        site.address + page,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=${FLAGS}`,
        `--only-categories=${Object.keys(GOALS).join(',')}`,
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, stdio: 'ignore' },
    );
    if (error) throw error;
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (!report.runtimeError) return report;
    console.log(`${page.slice(0, 60)}: not recorded (${report.runtimeError.code})`);
    if (tries === MOST_TRIES) throw new Error('Lighthouse recorded nothing, three times in a row.');
  }
}

const performanceOf = ({ categories }: Report) => categories['performance']?.score ?? 0;

const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

let passed = true;
const rows: string[] = [];
for (const page of asked.length > 0 ? asked : Object.keys(PAGES)) {
  const reports = Array.from({ length: RUNS }, () => judge(page)).sort((a, b) => performanceOf(a) - performanceOf(b));
  const report = reports[RUNS >> 1] as Report;
  const all = reports.map((one) => Math.round(performanceOf(one) * 100)).join(', ');
  const scoreOf = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const scores = Object.entries(GOALS).map(([name, goal]) => {
    const score = scoreOf(name);
    // What is computed for one person is for no search engine: it says so, and loses points for it.
    const isJudged = name !== 'seo' || page !== natalAddress(3);
    if (isJudged && score < goal) passed = false;
    return `${name} ${score} (${goal})`;
  });
  console.log(`${page.slice(0, 60).padEnd(28)} ${scores.join('  ')}  (runs: ${all})`);
  for (const id of TIMES) console.log(`   ${report.audits[id]?.title}: ${report.audits[id]?.displayValue}`);
  const [performance, ...others] = Object.keys(GOALS).map(scoreOf);
  const times = TIMES.map((id) => report.audits[id]?.displayValue);
  rows.push(
    `| ${[PAGES[page], `${performance} (${all})`, ...others, ...times, Math.round(report.environment.benchmarkIndex)].join(' | ')} |`,
  );
  const lost = Object.values(report.categories).flatMap((category) =>
    category.auditRefs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9),
  );
  for (const { id } of lost)
    console.log(`   ! ${id}: ${report.audits[id]?.title} ${report.audits[id]?.displayValue ?? ''}`);
}
if (asked.length === 0 && process.argv.includes('--write'))
  writePart(
    'first-visit',
    [
      `${heading} The middle of three runs, and all three.`,
      '',
      '| page | performance | accessibility | best practices | search engines | first paint | largest paint | blocked | shift | the machine |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  );
await site.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.exit(passed ? 0 : 1);
