// npm run keys:rotate: seals again, with the newest of SEALING_KEYS, what former keys sealed, and says how much per column. What the job does every night.

import { resealColumn } from '@solelune/platform';
import { compose } from '@solelune/server/compose';
import { processConfig } from '@solelune/server/environment';
import { sealedColumns } from '@solelune/server/sealed-columns';

const server = await compose(processConfig({ LOG_LEVEL: 'error' }), { pages: 'none', works: false });
try {
  process.exitCode = await run();
} finally {
  await server.close();
}

async function run(): Promise<number> {
  const { database, services } = server;
  if (!services.sealing.rotating) {
    console.log('Une seule clé est connue : il n’y a rien à sceller de nouveau.');
    return 0;
  }
  const all = { resealed: 0, unreadable: 0 };
  for (const column of sealedColumns(services.features)) {
    const { resealed, unreadable } = await resealColumn({ database, sealing: services.sealing }, column);
    console.log(`${column.table}.${column.column}\t${resealed} scellées de nouveau\t${unreadable} illisibles`);
    all.resealed += resealed;
    all.unreadable += unreadable;
  }
  console.log(`En tout : ${all.resealed} scellées de nouveau, ${all.unreadable} illisibles.`);
  if (all.unreadable > 0) {
    console.error('Une clé manque, ou des valeurs ont été touchées : gardez toutes les clés jusqu’à l’avoir compris.');
    return 1;
  }
  console.log('Les anciennes clés peuvent être retirées, une fois qu’aucun processus ne scelle plus avec elles.');
  return 0;
}
