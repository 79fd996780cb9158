import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../packages/testing/servers/index.ts';

/** nginx serving the page as a static file; null where it is not installed. */
export async function startNginx(folder: string, page: string): Promise<{ address: string; stop: () => void } | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const port = await freePort();
  const root = path.join(folder, 'nginx');
  mkdirSync(root);
  copyFileSync(page, path.join(root, 'index.html'));
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; types { text/html html; } server { listen 127.0.0.1:${port}; root ${root}; } }
`,
  );
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { address: `http://127.0.0.1:${port}/`, stop: () => void child.kill('SIGQUIT') };
}
