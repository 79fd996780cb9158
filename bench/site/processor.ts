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
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (place: number) => fields[place] ?? 0;
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) };
  } catch {
    return null;
  }
}

/** Seconds of processor that a process and its children have used, those that are gone included. */
function processorSeconds(pid: number): number {
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

/** Seconds of processor that anybody has used since the machine began. */
function machineSeconds(): number {
  const [, ...fields] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = fields.map(Number);
  return (user + nice + system + irq + softirq + steal) / TICKS;
}

/** Asked before and after: the share of one core that each has used between, and that others have who are nobody's of ours. */
export function watchProcessor(pids: () => Record<string, number>): () => Record<string, number> {
  const [began, machineBegan] = [performance.now(), machineSeconds()];
  const before = Object.entries(pids()).map(([name, pid]) => ({ name, pid, used: processorSeconds(pid) }));
  return () => {
    const seconds = (performance.now() - began) / 1000;
    const used = before.map(({ name, pid, used: first }): [string, number] => [
      name,
      Math.max(0, processorSeconds(pid) - first) / seconds,
    ]);
    const all = (machineSeconds() - machineBegan) / seconds;
    const others = Math.max(0, all - used.reduce((sum, [, share]) => sum + share, 0));
    return Object.fromEntries([...used, ['others on the machine', others]]);
  };
}
