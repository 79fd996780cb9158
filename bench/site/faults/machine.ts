import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const LASTS_MS = 15_000;
const AHEAD_MS = 600_000;
const FULL_MS = 10_000;

/** One of the two: processes that disagree about the hour are worse than any wrong hour. */
export const clock: Fault = {
  ...{
    words: 'the clock of one process is ten minutes ahead, for 15 s, then right again',
    lasts: true,
    watchSeconds: 20,
  },
  strike: async (cluster) => {
    const tell = (ms: number) => cluster.sites()[0]?.child.stdin?.write(`clock ${ms}\n`);
    tell(AHEAD_MS);
    await pause(LASTS_MS);
    tell(0);
    return undefined;
  },
};

export const emptyCache: Fault = {
  ...{
    words: 'every page that was kept is forgotten, in both processes, and all of Redis',
    lasts: false,
    watchSeconds: 12,
  },
  strike: async (cluster) => {
    for (const { child } of cluster.sites()) child.stdin?.write('forget\n');
    await emptyRedis(cluster.redis.port);
    return undefined;
  },
};

export const fullDisk: Fault = {
  ...{ words: 'the disk of the database is full to the last byte, 10 s', lasts: true, watchSeconds: 40 },
  strike: async (cluster, disk) => {
    if (!disk) throw new Error('no small disk can be mounted here');
    disk.fill();
    await pause(FULL_MS);
    disk.empty();
    // It gives up where its log cannot be written; a supervisor starts it again.
    const isDown = cluster.isPrimaryDown();
    if (isDown) await cluster.startPrimary();
    return isDown ? 'PostgreSQL gave up and was started again' : 'PostgreSQL went on';
  },
};

const emptyRedis = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('FLUSHALL\r\n'));
    socket.once('data', () => resolve(void socket.destroy())).once('error', reject);
  });
