import { readFileSync } from 'node:fs';

/** A heap gives back what it does not need some seconds after the last request; sockets of those who leave stay for twenty. */
export const LEFT_ALONE_MS = 45_000;

export interface Resident {
  allMb: number;
  /** Memory of its own, and pages of files (Node itself, libraries) that the system can take back. */
  ownMb: number;
  filesMb: number;
  /** Its share: pages that other processes hold too (Node's own code) are divided among them. The honest measure where several are summed. */
  shareMb: number;
}

/** What a process holds of the machine's memory, as Linux counts it. */
export function residentOf(pid: number): Resident {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  const share = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return { shareMb: Number(share) / 1024, allMb: mb('VmRSS'), ownMb: mb('RssAnon'), filesMb: mb('RssFile') };
}
