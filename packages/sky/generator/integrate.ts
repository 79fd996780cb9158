// The integration stage: from the epoch forwards or backwards, one chunk file of daily positions at a time, with the
// integrator's whole state kept beside the last chunk so that an interrupted run goes on from there.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createForceModel } from './forces.ts';
import { createStepper, type IntegratorState, startIntegration } from './gauss-jackson.ts';
import {
  CHUNK_DAYS,
  EPOCH_JD,
  FIRST_CHUNK,
  FIRST_DAY,
  hasChunk,
  LAST_CHUNK,
  MOON_SAMPLES_PER_DAY,
  PLANET_STRIDE,
  readAllChunks,
  STORED_BODIES,
  writeChunk,
} from './grid.ts';
import { readInitialState } from './inputs.ts';
import { interpolate } from './lagrange.ts';

type Direction = 'forward' | 'backward';

/** A quarter of a day: 350 steps in a revolution of Mercury. */
const STEPS_PER_DAY = 4;

export interface IntegrationTask {
  inputs: string;
  workDir: string;
  direction: Direction;
  /** Stops after this chunk when given (short validation runs). */
  untilChunk?: number;
  stepsPerDay?: number;
}

export function integrate(task: IntegrationTask, log: (line: string) => void): void {
  const initial = readInitialState(task.inputs);
  if (initial.epoch_jd_tdb !== EPOCH_JD) throw new Error(`the initial state must be at JD ${EPOCH_JD}`);
  const model = createForceModel(initial);
  const size = model.bodyCount * 3;
  const sign = task.direction === 'forward' ? 1 : -1;
  const stepsPerDay = task.stepsPerDay ?? STEPS_PER_DAY;
  const h = sign / stepsPerDay;
  const moonGrid = {
    values: readAllChunks(task.workDir, 'moon', 3 * MOON_SAMPLES_PER_DAY, true),
    stride: 3,
    start: FIRST_DAY,
    perDay: MOON_SAMPLES_PER_DAY,
  };
  const moon = new Float64Array(3);
  const derivatives = (n: number, x: Float64Array, v: Float64Array, a: Float64Array): void => {
    interpolate(moonGrid, 0, n * h, moon, 0);
    model.accelerate(x, v, moon, a);
  };

  const x0 = Float64Array.from(initial.bodies.flatMap((body) => body.position));
  const v0 = Float64Array.from(initial.bodies.flatMap((body) => body.velocity));
  const checkpoint = join(task.workDir, `checkpoint-${task.direction}.f64`);
  const state = readCheckpoint(checkpoint) ?? startIntegration(x0, v0, h, derivatives);
  const stepper = createStepper(state, size, h, derivatives);
  const rows = STORED_BODIES.map((name) => initial.bodies.findIndex((body) => body.name === name) * 3);
  const store = (from: Float64Array, values: Float64Array, day: number): void => {
    rows.forEach((row, slot) => {
      for (let axis = 0; axis < 3; axis++) {
        values[day * PLANET_STRIDE + slot * 3 + axis] = from[row + axis] as number;
      }
    });
  };

  let chunk = Math.floor((state.step * h) / CHUNK_DAYS + (sign > 0 ? 1e-9 : -1e-9));
  const last = task.untilChunk ?? (sign > 0 ? LAST_CHUNK : FIRST_CHUNK);
  for (; sign * chunk <= sign * last; chunk += sign) {
    if (hasChunk(task.workDir, 'planets', chunk)) throw new Error(`checkpoint is behind chunk ${chunk}`);
    const started = performance.now();
    const values = new Float64Array(CHUNK_DAYS * PLANET_STRIDE);
    // Day 0 of the chunk is stored going forwards from the last step of the chunk before (or the epoch itself).
    for (let count = 0; count < CHUNK_DAYS; count++) {
      const day = sign > 0 ? count : CHUNK_DAYS - 1 - count;
      if (sign > 0 && count === 0) {
        if (chunk === 0) store(x0, values, 0);
        else store(readSeam(task.workDir), values, 0);
        continue;
      }
      for (let s = 0; s < stepsPerDay; s++) stepper.advance();
      store(stepper.x, values, day);
    }
    if (sign > 0) {
      for (let s = 0; s < stepsPerDay; s++) stepper.advance();
      writeFileSync(join(task.workDir, 'seam.f64'), new Uint8Array(stepper.x.buffer));
    }
    writeCheckpoint(checkpoint, state);
    writeChunk(task.workDir, 'planets', chunk, values);
    log(`${task.direction} chunk ${chunk}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

function readSeam(workDir: string): Float64Array {
  return toDoubles(readFileSync(join(workDir, 'seam.f64')));
}

function toDoubles(bytes: Buffer): Float64Array {
  return new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

function readCheckpoint(file: string): IntegratorState | undefined {
  if (!existsSync(file)) return undefined;
  const values = toDoubles(readFileSync(file));
  return { step: values[0] as number, memory: values.slice(1) };
}

function writeCheckpoint(file: string, state: IntegratorState): void {
  const values = new Float64Array(1 + state.memory.length);
  values[0] = state.step;
  values.set(state.memory, 1);
  writeFileSync(`${file}.part`, new Uint8Array(values.buffer));
  renameSync(`${file}.part`, file);
}
