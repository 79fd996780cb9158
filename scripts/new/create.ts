import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callTemplates, featureTemplates, pageTemplates, textTemplate } from './templates.ts';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Writes the files of a new thing, in the places the house keeps for it; never over an existing file. */
export function create(kind: string, names: string[], root = path.resolve(import.meta.dirname, '../..')): string[] {
  const files = templatesOf(kind, names);
  const [existing] = Object.keys(files).filter((file) => existsSync(path.join(root, file)) && !isAppended(file));
  if (existing) throw new Error(`${existing} existe déjà.`);
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const before = isAppended(file) && existsSync(target) ? `${readFileSync(target, 'utf8').trimEnd()}\n\n` : '';
    writeFileSync(target, before + text);
  }
  if (kind === 'feature') addToList(names[0] as string, path.join(root, LIST));
  return [...Object.keys(files), ...(kind === 'feature' ? [LIST] : [])];
}

/** The one list that the applications read. */
const LIST = 'features/list.ts';

function addToList(name: string, file: string): void {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('] as const;', `  '${name}',\n] as const;`));
}

/** A contract holds all the calls of its feature: a new one is added at its end. */
const isAppended = (file: string) => file.endsWith('/contract.ts');

function templatesOf(kind: string, names: string[]): Record<string, string> {
  if (kind === 'text' && names.length === 1) return textTemplate(names[0] as string);
  if (!names.every((name) => NAME.test(name)))
    throw new Error('Un nom s’écrit en minuscules, avec des tirets : mirror-hours.');
  if (kind === 'feature' && names.length === 1) return featureTemplates(names[0] as string);
  if (kind === 'page' && names.length === 2) return pageTemplates(names[0] as string, names[1] as string);
  if (kind === 'call' && names.length === 2) return callTemplates(names[0] as string, names[1] as string);
  throw new Error('Rien de ce nom à créer.');
}
