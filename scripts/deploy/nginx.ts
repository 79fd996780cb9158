import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const EXAMPLE = path.resolve(import.meta.dirname, '../../deploy/nginx/solelune.conf');
const PUBLIC = path.resolve(import.meta.dirname, '../../apps/web/public');

interface Place {
  folder: string;
  /** The two processes behind it. */
  upstreams: [string, string];
  ports: { http: number; https: number };
  name: string;
}

/** The example as it stands, with this machine's addresses in the places that it says are to be changed, and a whole nginx around it. */
export function writeNginx({ folder, upstreams, ports, name }: Place): string {
  const tls = path.join(folder, 'tls');
  mkdirSync(tls, { recursive: true });
  selfSign(tls, name);
  const example = readFileSync(EXAMPLE, 'utf8')
    .replaceAll('site-a:3000', upstreams[0])
    .replaceAll('site-b:3000', upstreams[1])
    .replaceAll('solelune.example', name)
    .replaceAll('/etc/nginx/tls', tls)
    .replaceAll('/srv/solelune/public', PUBLIC)
    .replace(/listen 80;/, `listen 127.0.0.1:${ports.http};`)
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${ports.https} ssl http2;`)
    .replaceAll(/^\s*listen \[::\].*\n/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const whole = `pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  types { text/html html; text/css css; }
  ${temporary.join('\n  ')}
${example}
}
`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, whole);
  return file;
}

function selfSign(folder: string, name: string): void {
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    '-addext',
    `subjectAltName=DNS:${name}`,
  ];
  execFileSync(
    'openssl',
    [...args, '-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')],
    { stdio: 'ignore' },
  );
}
