#!/usr/bin/env node
// npm start: install, build, then the server (which migrates, seeds and prints its address). The second time, seconds.
import { build, install, productNode, run } from './lib/run.mjs';

await install();
await build();
const { code } = await run(productNode(), ['apps/server/main.ts']);
process.exit(code);
