import { cpus, loadavg, totalmem } from 'node:os';

/** Figures of a busy machine say nothing of the site. */
const QUIET_LOAD = 1.5;

/** What anybody needs to know to hold other figures against these. To be asked before what is measured begins. */
export function headline(more = ''): string {
  const load = loadavg()[0] ?? 0;
  const machine = `${cpus().length} cores (${process.arch}), ${Math.round(totalmem() / 1024 ** 3)} GB`;
  const caution = load > QUIET_LOAD ? ' **Other work was going on: to be run again.**' : '';
  return `Run of ${new Date().toISOString().slice(0, 10)}, ${machine}; load average before it ${load.toFixed(1)}${more && `; ${more}`}.${caution}`;
}
