#!/usr/bin/env node
// npm run build: the web app for the browser and for the server, when its sources changed.
import { build, install } from './lib/run.mjs';

await install();
await build();
