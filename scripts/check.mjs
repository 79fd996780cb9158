#!/usr/bin/env node
import { runChecks } from './lib/checks.mjs';
// npm run check: everything that reads the sources without running them. Each line is one check, passed or failed.
import { install } from './lib/run.mjs';

await install();
const results = await runChecks();
process.exit(results.some(({ passed }) => !passed) ? 1 : 0);
