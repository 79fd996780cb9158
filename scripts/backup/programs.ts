import { spawn } from 'node:child_process';
import { CannotStart } from '@solelune/platform';

/** Runs a program of PostgreSQL to its end; what it complains of is told. The address travels by the environment: a list of processes is read by others. */
export function runPostgres(program: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') ?? '' } : {}),
  };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaints = '';
    child.stderr.on('data', (part) => (complaints += part));
    child.on('error', () => reject(new CannotStart(`${program} manque : installez le client de PostgreSQL.`)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new CannotStart(`${program} a échoué. ${complaints.trim().slice(0, 2000)}`)),
    );
  });
}
