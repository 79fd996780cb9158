import type { Logger } from './log/logger.ts';

const TIME_LIMIT_MS = 25_000;

export interface Stopping {
  /** Actions run in reverse order, as what was opened last is closed first. */
  onStop(name: string, action: () => void | Promise<void>): void;
  /** Runs every action once, however often it is called. */
  stop(): Promise<void>;
}

interface StoppingOptions {
  timeLimitMs?: number;
  /** Where signals come from and how the process ends; replaced in tests. */
  process?: Pick<NodeJS.Process, 'on' | 'exit'>;
}

/** Ends in order on SIGTERM or SIGINT: finishes what runs, closes what is open. A second signal, or the time limit, ends at once. */
export function createStopping(log: Logger, options: StoppingOptions = {}): Stopping {
  const { timeLimitMs = TIME_LIMIT_MS, process: host = process } = options;
  const actions: { name: string; action: () => void | Promise<void> }[] = [];
  let stopped: Promise<boolean> | undefined;

  async function runAll(): Promise<boolean> {
    let clean = true;
    for (const { name, action } of actions.toReversed()) {
      try {
        await action();
      } catch (error) {
        clean = false;
        log.error({ err: error, part: name }, 'could not be closed in order');
      }
    }
    return clean;
  }

  async function onSignal(signal: string): Promise<void> {
    if (stopped) {
      log.warn({ signal }, 'stopped at once');
      return host.exit(1);
    }
    log.info({ signal }, 'stopping');
    const limit = setTimeout(() => {
      log.error('stopping took too long');
      host.exit(1);
    }, timeLimitMs);
    stopped = runAll();
    const clean = await stopped;
    clearTimeout(limit);
    log.info('stopped');
    host.exit(clean ? 0 : 1);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) host.on(signal, () => void onSignal(signal));
  return {
    onStop: (name, action) => void actions.push({ name, action }),
    stop: async () => {
      stopped ??= runAll();
      await stopped;
    },
  };
}

/** The launcher (scripts/lib/serve.mjs) is gone when its end of our input is: without it nobody would pass a signal on. */
export function stopWithLauncher(): void {
  process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGTERM'));
}
