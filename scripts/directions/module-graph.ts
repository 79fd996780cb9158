import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  /** As written: './x.ts', '@solelune/sky', 'node:fs', 'react'. */
  specifier: string;
  /** The file of ours it leads to, relative to the root; null for a platform module or a library. */
  target: string | null;
  /** A type is erased; a lazy import runs when it is wanted. */
  kind: 'value' | 'type' | 'lazy';
  /** What it takes from there, by the names they have there. */
  names: readonly string[];
}

/** Every source file of ours (path relative to the root) and what it imports. */
export type ModuleGraph = Map<string, Import[]>;

const SKIPPED = new Set(['node_modules', 'dist', 'fixtures', '.git', '.cache', '.data']);

export function readModuleGraph(root: string): ModuleGraph {
  const doors = readDoors(root);
  const graph: ModuleGraph = new Map();
  for (const file of sourceFiles(root, '')) graph.set(file, readImports(root, file, doors));
  return graph;
}

export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(root, file);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [file] : [];
  });
}

function readImports(root: string, file: string, doors: Map<string, string>): Import[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const found: Omit<Import, 'target'>[] = [
    ...module.staticImports.map((item) => ({
      specifier: item.moduleRequest.value,
      kind: kindOf(item.entries.length > 0 && item.entries.every((entry) => entry.isType)),
      names: item.entries.flatMap(({ importName }) => importName.name ?? []),
    })),
    ...module.staticExports.flatMap((item) =>
      item.entries.flatMap((entry) =>
        entry.moduleRequest
          ? [
              {
                specifier: entry.moduleRequest.value,
                kind: kindOf(entry.isType),
                names: entry.importName.name ? [entry.importName.name] : [],
              },
            ]
          : [],
      ),
    ),
    // The parser gives the place of the argument; only a literal says where it leads.
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^['"](.+)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
      return literal ? [{ specifier: literal[1] as string, kind: 'lazy' as const, names: [] }] : [];
    }),
  ];
  return found.map((item) => ({ ...item, target: resolve(root, file, item.specifier, doors) }));
}

const kindOf = (isType: boolean): Import['kind'] => (isType ? 'type' : 'value');

function resolve(root: string, from: string, specifier: string, doors: Map<string, string>): string | null {
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
    return target;
  }
  if (!specifier.startsWith('@solelune/')) return null;
  const exact = doors.get(specifier.replace(/\?.*$/, ''));
  if (exact) return exact;
  for (const [door, target] of doors) {
    const [before, after] = door.split('*');
    if (after === undefined || before === undefined || !specifier.startsWith(before) || !specifier.endsWith(after))
      continue;
    const file = target.replace('*', specifier.slice(before.length, specifier.length - after.length));
    if (existsSync(path.join(root, file))) return file;
  }
  return null;
}

/** The doors of every workspace: '@solelune/numerology/engine' → 'features/numerology/engine/index.ts'. */
function readDoors(root: string): Map<string, string> {
  const doors = new Map<string, string>();
  for (const group of ['packages', 'features', 'apps']) {
    if (!existsSync(path.join(root, group))) continue;
    for (const name of readdirSync(path.join(root, group))) {
      const manifest = path.join(root, group, name, 'package.json');
      if (!existsSync(manifest)) continue;
      const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, string> };
      for (const [door, target] of Object.entries(exports)) {
        doors.set(path.posix.join(`@solelune/${name}`, door), path.posix.join(group, name, target));
      }
    }
  }
  return doors;
}
