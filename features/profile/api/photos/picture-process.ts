import { type ChildProcess, fork } from 'node:child_process';
import type { Picture, PictureProblem } from './read-picture.ts';

const WORKER = new URL('./picture-worker.ts', import.meta.url);
/** For all that is done to one picture. The largest that is accepted takes two or three seconds of a busy machine. */
const TIME_MAX_MS = 15_000;
/** The decoder's memory is given back when nobody has sent a picture for a while. */
const IDLE_MS = 60_000;

interface Settings {
  /** What runs in the process, and how long; replaced in tests. */
  worker?: URL;
  timeMaxMs?: number;
}

/** What the file is, why it is none, or that it was given up: it took too long, or nobody waits for it any more. */
export type PictureOutcome = Picture | PictureProblem | 'too_slow' | 'gone';

/**
 * Pictures are decoded in a process of their own: ending it is the one way to end a decoder that is at work, and a file that brings one down
 * brings down nothing else. It starts with the first picture, and again after it was ended. One picture at a time.
 */
export class PictureProcess {
  readonly #worker: URL;
  readonly #timeMaxMs: number;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor({ worker = WORKER, timeMaxMs = TIME_MAX_MS }: Settings = {}) {
    this.#worker = worker;
    this.#timeMaxMs = timeMaxMs;
  }

  /** Of the process that is there; none before the first picture, and after one that was ended. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  read(bytes: Uint8Array, signal: AbortSignal): Promise<PictureOutcome> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    child.ref();
    return new Promise((resolve) => {
      const settle = (outcome: PictureOutcome) => {
        clearTimeout(limit);
        signal.removeEventListener('abort', onGone);
        child.off('message', settle).off('exit', onExit);
        this.#rest(child);
        resolve(outcome);
      };
      const giveUp = (outcome: PictureOutcome) => {
        this.end();
        settle(outcome);
      };
      const onExit = () => settle('damaged');
      const onGone = () => giveUp('gone');
      const limit = setTimeout(() => giveUp('too_slow'), this.#timeMaxMs);
      signal.addEventListener('abort', onGone);
      child.on('message', settle).on('exit', onExit);
      // A process that is already gone says so by its exit.
      child.send(bytes, () => {});
    });
  }

  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /** Idle, it keeps no server from stopping. */
  #rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => this.end(), IDLE_MS).unref();
  }

  #start(): ChildProcess {
    // None of the site's settings: a decoder that a file has taken over finds no secret.
    const { PATH, SystemRoot } = process.env;
    const child = fork(this.#worker, [], {
      execArgv: [],
      serialization: 'advanced',
      env: { ...(PATH ? { PATH } : {}), ...(SystemRoot ? { SystemRoot } : {}) },
    });
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }
}
