// The generator's command; see README.md in this folder.
//   node run.ts --inputs <folder> --elp <elpMppDeFull.js> --work <folder> --out <folder>
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { StageTask } from './stage-worker.ts';
import { writePacks } from './write-packs.ts';

const { values: options } = parseArgs({
  options: {
    inputs: { type: 'string' },
    elp: { type: 'string' },
    work: { type: 'string' },
    out: { type: 'string' },
  },
});
const { inputs, elp, work, out } = options;
if (!inputs || !elp || !work || !out) {
  throw new Error('usage: run.ts --inputs <folder> --elp <file> --work <folder> --out <folder>');
}
mkdirSync(work, { recursive: true });

function runWorker(task: StageTask): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./stage-worker.ts', import.meta.url), { workerData: task });
    worker.on('message', (line: string) => process.stdout.write(`${line}\n`));
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`stage ended with ${code}`))));
  });
}

await Promise.all([0, 1].map((worker) => runWorker({ stage: 'moon', elp, workDir: work, worker, workers: 2 })));
await Promise.all(
  (['forward', 'backward'] as const).map((direction) =>
    runWorker({ stage: 'integrate', inputs, workDir: work, direction }),
  ),
);
writePacks(inputs, work, out, (line) => process.stdout.write(`${line}\n`));
