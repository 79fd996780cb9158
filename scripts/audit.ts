// npm run audit -- check [<ligne>:<empreinte>] | export [<après la ligne>]: the audit log, read whole; nothing is changed.

import { type AuditVerdict, auditLines, verifyAudit } from '@solelune/platform';
import { compose } from '@solelune/server/compose';
import { processConfig } from '@solelune/server/environment';

const FAULTS: Record<NonNullable<AuditVerdict['fault']>['kind'], string> = {
  changed: 'n’est plus celle qui a été écrite',
  missing: 'manque',
  cut: 'manque, et toutes celles qui la suivaient',
};

const [deed = '', given = ''] = process.argv.slice(2);
const witness = /^(?<number>\d{1,15}):(?<seal>[0-9a-f]{64})$/.exec(given)?.groups;

const server = await compose(processConfig({ LOG_LEVEL: 'error' }), { pages: 'none', works: false });
try {
  process.exitCode = await run();
} finally {
  await server.close();
}

async function run(): Promise<number> {
  if (deed === 'check' && (given === '' || witness)) {
    const seen = witness ? { number: Number(witness['number']), seal: witness['seal'] as string } : undefined;
    const { lines, seal, fault } = await verifyAudit(server.db, seen);
    if (fault) {
      console.error(`La ligne ${fault.number} du journal ${FAULTS[fault.kind]}.`);
      return 1;
    }
    console.log(`Journal intact : ${lines} ligne(s). À garder ailleurs et à redonner la prochaine fois :`);
    console.log(`${lines}:${seal}`);
    return 0;
  }
  if (deed === 'export' && /^\d*$/.test(given)) {
    for await (const { previous, hash, ...line } of auditLines(server.db, Number(given)))
      console.log(JSON.stringify({ ...line, previous: previous.toString('hex'), hash: hash.toString('hex') }));
    return 0;
  }
  console.error('npm run audit -- check [<ligne>:<empreinte>] | export [<après la ligne>]');
  return 2;
}
