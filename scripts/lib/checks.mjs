import { productNode, run, tool } from './run.mjs';

const CHECKS = [
  ['types', () => [tool('tsc'), ['-p', '.']]],
  ['dead code', () => [tool('knip'), ['--no-progress']]],
  ['texts', () => [productNode(), ['packages/corpus/check-content.ts']]],
  ['format', () => [tool('biome'), ['check', '--reporter=summary', '.']]],
  ['directions', () => [productNode(), ['scripts/directions/check.ts']]],
  ['migrations', () => [productNode(), ['scripts/migrations/check.ts']]],
  ['grammar', () => [productNode(), ['scripts/french/check.ts']]],
  ['lint', () => [tool('oxlint'), ['--deny-warnings', '.']]],
];

/** Runs the checks, two at a time and the longest first, shows the output of those that fail, and says how each ended. */
export async function runChecks() {
  const waiting = [...CHECKS];
  const results = [];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runCheck(...next));
  };
  await Promise.all([takeTurns(), takeTurns()]);
  return results;
}

async function runCheck(name, command) {
  const started = Date.now();
  const { code, output } = await run(...command(), { quiet: true });
  const passed = code === 0;
  console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!passed) console.log(output.trim());
  return { name, passed };
}
