// node apps/server/plain-code/make.mjs: takes the types out of all code now, so that no server has to (scripts/lib/run.mjs), or where it will not be allowed to write (deploy/Dockerfile).
import { globSync } from 'node:fs';
import path from 'node:path';
import { plainCode } from './plain-code.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const files = globSync('{apps,bench,features,packages}/**/*.ts', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts'],
});
for (const file of files) plainCode(path.join(root, file));
console.log(`${files.length} files without types`);
