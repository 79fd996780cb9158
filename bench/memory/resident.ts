import { readFileSync } from 'node:fs';

export interface Resident {
  allMb: number;
  /** Memory of its own, and pages of files (Node itself, libraries) that the system can take back. */
  ownMb: number;
  filesMb: number;
}

/** What a process holds of the machine's memory, as Linux counts it. */
export function residentOf(pid: number): Resident {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { allMb: mb('VmRSS'), ownMb: mb('RssAnon'), filesMb: mb('RssFile') };
}
