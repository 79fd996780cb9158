#!/usr/bin/env node
// npm start: install, build, then the server (which migrates, seeds and prints its address). The second time, seconds.
import { build, install } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

await install();
await build();
process.exit(await serve());
