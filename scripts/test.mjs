#!/usr/bin/env node
// npm test: checks, unit and call tests on the embedded database, the same on PostgreSQL and Redis, journeys in Chromium.
// npm test -- unit e2e runs only those steps; npm test -- changed the checks and the unit and call tests of what changed since main.
// The last line is always "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, startingPoints } from './lib/changed.mjs';
import { runChecks } from './lib/checks.mjs';
import { build, install, productNode, root, run } from './lib/run.mjs';
import { ensureSystemPackages } from './lib/system-packages.mjs';

const only = process.argv.slice(2);
const wants = (step) => only.length === 0 || only.includes(step);
const total = { passed: 0, failed: 0 };
const failures = [];
const unsteady = [];
const durations = [];
const reports = path.join(root, '.cache/test-reports');

/** One Vitest project; a run that dies before its report is written counts as one failure, and so does one that ran no test. */
async function vitest(project, command = ['run']) {
  const report = path.join(reports, `${project}.json`);
  rmSync(report, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    ...command,
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code } = await run(productNode(), args, { env: { NODE_ENV: 'test' } });
  try {
    const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    total.passed += numPassedTests;
    const mayBeEmpty = command.includes('--passWithNoTests');
    total.failed += numFailedTests || (code === 0 && (numTotalTests > 0 || mayBeEmpty) ? 0 : 1);
    failures.push(...testResults.flatMap(failuresOfFile));
    unsteady.push(...testResults.flatMap(passedWhenTriedAgain));
    durations.push(
      ...testResults.map(({ name, startTime, endTime }) => [endTime - startTime, path.relative(root, name)]),
    );
  } catch {
    total.failed += 1;
    failures.push(`${project}: no report`);
  }
}

/** What failed in one file of the report, a line each: said again at the end, where a long log is read first. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${message.split('\n')[0]}`] : [];
  return failed.map((test) => `${file} > ${test.fullName}\n    ${(test.failureMessages[0] ?? '').split('\n')[0]}`);
}

/** A test with real servers or a browser is tried twice; one that needed it is named, for somebody to find out why. */
const passedWhenTriedAgain = ({ name, assertionResults }) =>
  assertionResults
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => `${path.relative(root, name)} > ${test.fullName}`);

const started = Date.now();
await install();
mkdirSync(reports, { recursive: true });
rmSync(path.join(root, '.cache/test-logs'), { recursive: true, force: true });
const changed = only.includes('changed') ? changedFiles() : [];
if (wants('check') || only.includes('changed')) {
  for (const { name, passed } of await runChecks()) {
    total[passed ? 'passed' : 'failed'] += 1;
    if (!passed) failures.push(`check: ${name}`);
  }
}
// Unit tests too: some read a PDF back.
if (['unit', 'changed', 'servers', 'e2e'].some((step) => wants(step))) ensureSystemPackages();
if (wants('unit')) await vitest('unit');
if (only.includes('changed')) {
  const from = startingPoints(changed);
  console.log(`${changed.length} fichiers ont changé depuis main`);
  if (from.length > 0) await vitest('unit', ['related', '--run', '--passWithNoTests', ...from]);
}
if (wants('servers') || wants('e2e')) await build();
if (wants('servers')) await vitest('servers');
if (wants('e2e')) await vitest('e2e');
if (only.length === 0) {
  const { code } = await run(productNode(), ['scripts/search-logs.ts']);
  total[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push('search-logs: personal things in the logs');
}
if (durations.length > 0) {
  const longest = durations.sort(([a], [b]) => b - a).slice(0, 10);
  console.log('\nLongest files:');
  for (const [milliseconds, file] of longest) console.log(`  ${Math.round(milliseconds / 1000)} s  ${file}`);
}
if (unsteady.length > 0)
  console.log(`\nPassed only when tried again:\n${unsteady.map((line) => `  ${line}`).join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\nEn ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
