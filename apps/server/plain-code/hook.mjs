// Loaded before the server, by each of its threads (node-flags.json): its code without types is read from where it was left the first time. Node would
// otherwise take the types out at each start, by a program of 12 MB that stays in memory (docs/decisions/0224-what-a-process-keeps.md).
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { plainCode } from './plain-code.mjs';

registerHooks({
  load: (url, context, next) =>
    url.startsWith('file:') && url.endsWith('.ts')
      ? { format: 'module', source: plainCode(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
});
