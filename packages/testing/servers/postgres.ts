import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './ports.ts';
import { startServer, type TestServer } from './test-server.ts';

const DEBIAN_ROOT = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: the newest that the system's packages installed, else the one on the PATH. */
function programs(): string | undefined {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN_ROOT, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Undefined when it can be started, else why not. */
export function postgresMissing(): string | undefined {
  return programs() ? undefined : 'PostgreSQL is not installed (Debian: apt-get install postgresql).';
}

export interface PostgresOptions {
  /** `name=value`, above those that every test has. */
  settings?: readonly string[];
  /** Begins as a copy of this one and follows it, until it is promoted (`select pg_promote()`). */
  standbyOf?: TestServer;
  /** Where its folder is made; elsewhere than among the other temporary ones, for a disk of its own. */
  within?: string;
}

/** An empty PostgreSQL server, durable as in production, for the tests of this process. */
export async function startPostgres(options: PostgresOptions = {}): Promise<TestServer> {
  const bin = programs();
  if (!bin) throw new Error(postgresMissing());
  const folder = mkdtempSync(join(options.within ?? tmpdir(), 'solelune-postgres-'));
  const as = unprivileged();
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const making = options.standbyOf ? copyOf(options.standbyOf, data) : newCluster(data);
  const [program = '', ...words] = making;
  const [command = '', ...args] = [...(as?.prefix ?? []), join(bin, program), ...words];
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
    'shared_buffers=32MB',
    ...(options.settings ?? []),
  ];
  const serve = [
    join(bin, 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const [serveCommand = '', ...serveArgs] = as ? [...as.prefix, ...serve] : serve;
  return startServer({
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    command: serveCommand,
    args: serveArgs,
    ready: options.standbyOf ? 'ready to accept read-only connections' : 'ready to accept connections',
    // "Fast" shutdown: open connections are ended.
    killSignal: 'SIGINT',
    removeFolder: () => rmSync(folder, { recursive: true, force: true }),
  });
}

const newCluster = (data: string): string[] => [
  'initdb',
  '-D',
  data,
  '-U',
  'postgres',
  '-A',
  'trust',
  '-E',
  'UTF8',
  '--locale=C.UTF-8',
  '--no-sync',
];

const copyOf = ({ port }: TestServer, data: string): string[] => [
  ...['pg_basebackup', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', data],
  ...['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'],
];

/** PostgreSQL refuses to run as root: whom to run it as then. `setpriv` replaces itself by it, so signals reach it. */
function unprivileged(): { uid: number; gid: number; prefix: string[] } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string, user: string) =>
    Number(execFileSync('id', [option, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = [id('-u', user), id('-g', user)];
      return { uid, gid, prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'] };
    } catch {
      // No such user here: the next one.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.');
}
