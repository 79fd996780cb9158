#!/usr/bin/env node
// npm run dev: the server restarts when its files change, pages reload by themselves.
import { install, productNode, run } from './lib/run.mjs';

await install();
const watched = ['apps/server', 'features', 'packages', 'content'].map((folder) => `--watch-path=${folder}`);
const { code } = await run(productNode(), [...watched, '--watch-preserve-output', 'apps/server/main.ts', '--dev']);
process.exit(code);
