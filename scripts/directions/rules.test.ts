import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModuleGraph } from './module-graph.ts';
import { findViolations, RULES } from './rules.ts';

const fixture = (name: string) => readModuleGraph(path.join(import.meta.dirname, 'fixtures', name));

describe('directions', () => {
  it.each([...RULES.map(({ name }) => name), 'no-cycle'])('%s is reported where it is broken on purpose', (name) => {
    expect(findViolations(fixture(name)).map(({ rule }) => rule)).toContain(name);
  });

  it('each broken fixture breaks its own rule alone', () => {
    for (const name of [...RULES.map((rule) => rule.name), 'no-cycle']) {
      expect(new Set(findViolations(fixture(name)).map(({ rule }) => rule)), name).toEqual(new Set([name]));
    }
  });

  it('an engine is held pure in a package as in a feature', () => {
    const from = findViolations(fixture('pure-engine')).map((violation) => violation.from);
    expect(from.sort()).toEqual(['features/tarot/engine/draw.ts', 'packages/ledger/engine/entry.ts']);
  });
});
