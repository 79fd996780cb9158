import path from 'node:path';
import { readModuleGraph } from './module-graph.ts';
import { findViolations, RULES } from './rules.ts';

/** A checker that reads nothing finds nothing wrong: it must say how much it read, and fail when that is too little. */
const FEWEST_FILES = 60;
const FEWEST_IMPORTS = 150;

const root = path.resolve(import.meta.dirname, '../..');
const graph = readModuleGraph(root);
const imports = [...graph.values()].reduce((sum, list) => sum + list.length, 0);
const violations = findViolations(graph);

for (const { rule, from, to } of violations) {
  console.error(
    `${from} → ${to}\n  ${rule} : ${RULES.find(({ name }) => name === rule)?.why ?? 'pas de cycle entre fichiers'}`,
  );
}
console.log(`${graph.size} files, ${imports} imports, ${violations.length} violations`);
if (graph.size < FEWEST_FILES || imports < FEWEST_IMPORTS) {
  console.error('Too few files were read: the check is not to be trusted.');
  process.exit(1);
}
process.exit(violations.length > 0 ? 1 : 0);
