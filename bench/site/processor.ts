import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux counts them for everybody. */
const TICKS = 100;

interface Stat {
  parent: number;
  /** Of its own, and with the children that it has waited for. */
  own: number;
  ended: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, which may hold anything, stands in brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ').map(Number);
    const at = (place: number) => fields[place] ?? 0;
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) };
  } catch {
    return null;
  }
}

/** Seconds of processor that a process and its children have used, those that are gone included. */
export function processorSeconds(pid: number): number {
  const root = statOf(pid);
  if (!root) return 0;
  let ticks = root.own + root.ended;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = statOf(Number(name));
    if (stat?.parent === pid) ticks += stat.own + stat.ended;
  }
  return ticks / TICKS;
}

/** Asked before and after: the share of one core that each has used between. */
export function watchProcessor(pids: () => Record<string, number>): () => Record<string, number> {
  const began = performance.now();
  const before = Object.entries(pids()).map(([name, pid]) => ({ name, pid, used: processorSeconds(pid) }));
  return () => {
    const seconds = (performance.now() - began) / 1000;
    return Object.fromEntries(
      before.map(({ name, pid, used }) => [name, Math.max(0, processorSeconds(pid) - used) / seconds]),
    );
  };
}
