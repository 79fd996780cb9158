import { spawn } from 'node:child_process';
import { on } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface SmallDisk {
  /** Where it is. */
  folder: string;
  /** A folder on it, for what a test keeps. */
  data: string;
  /** Takes every byte that is left, as somebody else's file would, or all but so many megabytes. */
  fill(leaveMegabytes?: number): void;
  /** Gives them back. */
  empty(): void;
  mayWrite(isAllowed: boolean): Promise<void>;
  unmount(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

/** Mounts the disk and does what it is told, until nobody is there to tell it anything: a test that is killed leaves no disk behind. */
const HOLDER = `mount -t tmpfs -o "size=$1m" tmpfs "$2" && echo mounted || exit
while read -r way; do mount -o "remount,bind,$way" "$2" && echo "$way"; done
umount --lazy "$2"`;

const ELSEWHERE = 'root may, and so may anybody below “unshare --map-root-user --mount”';

/** A real disk of so many megabytes, in memory. Null, with the reason printed, where this machine does not let the test mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = mkdtempSync(join(tmpdir(), 'solelune-disk-'));
  // A group of its own: what interrupts the tests lets it finish.
  const holder = spawn('sh', ['-c', HOLDER, 'sh', String(megabytes), folder], { detached: true });
  let complaints = '';
  holder.stderr.on('data', (part) => (complaints += part));
  holder.on('error', ({ message }) => (complaints += message));
  const ended = new Promise((resolve) => holder.once('close', resolve));
  const lines = on(createInterface({ input: holder.stdout }), 'line', { close: ['close'] });
  const unmount = async () => {
    holder.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if ((await lines.next()).done) {
    await unmount();
    console.log(`No small disk can be mounted, what needs one is skipped (${ELSEWHERE}): ${complaints.trim()}`);
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    data: join(folder, 'data'),
    fill: (leaveMegabytes = 0) => {
      for (const bytes of [MEGABYTE, 4096])
        while (roomIn(folder) >= leaveMegabytes * MEGABYTE + bytes) appendFileSync(filler, Buffer.alloc(bytes));
    },
    empty: () => rmSync(filler, { force: true }),
    mayWrite: async (isAllowed) => {
      holder.stdin.write(isAllowed ? 'rw\n' : 'ro\n');
      await lines.next();
    },
    unmount,
  };
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
