// One worker of the long stages: its share of the lunar chunks, or one direction of the integration.
import { parentPort, workerData } from 'node:worker_threads';
import { FIRST_CHUNK, hasChunk, LAST_CHUNK, writeChunk } from './grid.ts';
import { readElpSeries } from './inputs.ts';
import { type IntegrationTask, integrate } from './integrate.ts';
import { assertCheckPlace, CHECK_CHUNK, createLunarSampler } from './lunar-series.ts';

export type StageTask =
  | { stage: 'moon'; elp: string; workDir: string; worker: number; workers: number }
  | ({ stage: 'integrate' } & IntegrationTask);

const task = workerData as StageTask;
const log = (line: string): void => parentPort?.postMessage(line);

if (task.stage === 'moon') {
  const sampler = createLunarSampler(await readElpSeries(task.elp));
  for (let chunk = FIRST_CHUNK; chunk <= LAST_CHUNK; chunk++) {
    if ((chunk - FIRST_CHUNK) % task.workers !== task.worker || hasChunk(task.workDir, 'moon', chunk)) continue;
    const samples = sampler.sampleChunk(chunk);
    if (chunk === CHECK_CHUNK) assertCheckPlace(samples);
    writeChunk(task.workDir, 'moon', chunk, samples);
    log(`moon chunk ${chunk}`);
  }
} else {
  integrate(task, log);
}
