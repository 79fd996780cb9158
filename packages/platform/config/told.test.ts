import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTelling } from './told.ts';

const KNOWN = ['PORT', 'SITE_URL', 'MAIL_URL', 'SESSION_SECRET'];

function file(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'env-')), '.env');
  writeFileSync(path, text);
  return path;
}

describe('what the process is told', () => {
  it.each([
    ['a file that is not there', { ENV_FILE: '/nowhere/.env' }, /ENV_FILE : ce fichier n’existe pas/],
    ['a slip in the file', { ENV_FILE: file('PROT=3000') }, /PROT : nom inconnu, vouliez-vous dire PORT \?/],
    ['a stranger in the file', { ENV_FILE: file('COLOUR=red') }, /COLOUR : nom inconnu \(\.env\.example/],
    [
      'a slip in the environment',
      { ENV_FILE: '', SESION_SECRET: 'x', MAIL_ULR: 'y' },
      /SESION_SECRET : nom inconnu, vouliez-vous dire SESSION_SECRET \? ; MAIL_ULR : nom inconnu, vouliez-vous dire MAIL_URL/,
    ],
    [
      'a missing letter',
      { ENV_FILE: '', SESSION_SECRT: 'x' },
      /SESSION_SECRT : nom inconnu, vouliez-vous dire SESSION_SECRET/,
    ],
  ])('refuses %s', (_, env, sentence) => {
    expect(() => readTelling(env, KNOWN)).toThrow(sentence);
  });

  it('reads the file beneath the environment, and knows who said what', () => {
    const path = file('PORT=3001\nSITE_URL="https://a.example" # ours\nMAIL_URL=smtp://file\n');
    const { values, originOf } = readTelling({ ENV_FILE: path, PORT: '3002', MAIL_URL: ' ', HOME: '/root' }, KNOWN);
    expect(values).toMatchObject({ PORT: '3002', SITE_URL: 'https://a.example', MAIL_URL: 'smtp://file' });
    expect(KNOWN.map(originOf)).toEqual(['environment', 'file', 'file', 'default']);
  });

  it('reads no file when told so, and leaves the variables of others alone', () => {
    const env = { ENV_FILE: '', NODE_OPTIONS: '--x', npm_config_page_size: '3', SESSION_MANAGER: 'desktop', POST: 'p' };
    expect(readTelling(env, KNOWN).originOf('PORT')).toBe('default');
  });
});
