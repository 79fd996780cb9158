import { productNode, run, tool } from './run.mjs';

const CHECKS = [
  ['format', () => [tool('biome'), ['check', '--reporter=summary', '.']]],
  ['lint', () => [tool('oxlint'), ['--deny-warnings', '.']]],
  ['types', () => [tool('tsc'), ['-p', '.']]],
  ['directions', () => [productNode(), ['scripts/directions/check.ts']]],
  ['dead code', () => [tool('knip'), ['--no-progress']]],
  ['texts', () => [productNode(), ['packages/corpus/check-content.ts']]],
];

/** Runs each check, shows the output of those that fail, and says how each ended. */
export async function runChecks() {
  const results = [];
  for (const [name, command] of CHECKS) {
    const started = Date.now();
    const { code, output } = await run(...command(), { quiet: true });
    const passed = code === 0;
    console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    if (!passed) console.log(output.trim());
    results.push({ name, passed });
  }
  return results;
}
