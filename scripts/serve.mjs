#!/usr/bin/env node
// npm run serve: the server alone, from what `npm run build` left. Nothing is installed or built: production dependencies are enough.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

if (!existsSync(path.join(root, 'apps/web/dist/client'))) {
  console.error('Le site n’est pas construit : lancez d’abord npm run build.');
  process.exit(1);
}
process.exit(await serve());
