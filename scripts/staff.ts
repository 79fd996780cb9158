// npm run staff -- create <adresse> <prénom>: invites the first administrator; nobody else can. Prints the link, which opens once, within seven days.

import { inviteAdministrator } from '@solelune/account/api';
import { compose } from '@solelune/server/compose';
import { processConfig } from '@solelune/server/environment';

const [deed = '', email = '', firstname = ''] = process.argv.slice(2);

const server = await compose(processConfig({ LOG_LEVEL: 'error' }), { pages: 'none', works: false });
try {
  process.exitCode = await run();
} finally {
  await server.close();
}

async function run(): Promise<number> {
  if (deed !== 'create' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || !firstname || firstname.length > 60) {
    console.error('npm run staff -- create <adresse> <prénom>');
    return 2;
  }
  const link = await server.transaction((tx) =>
    inviteAdministrator(tx, server.services, { email: email.toLowerCase(), firstname, now: server.now() }),
  );
  console.log(`Invitation de ${firstname}, valable sept jours, une seule fois :\n${link}`);
  return 0;
}
