// npm run new feature tarot | page tarot draw | call tarot draw | text numerologie/expression/resultat/1
import { create } from './new/create.ts';

const [kind, ...names] = process.argv.slice(2);
try {
  for (const file of create(kind ?? '', names)) console.log(`+ ${file}`);
} catch (error) {
  console.error((error as Error).message);
  console.error(
    'Usage : npm run new feature <name> | page <feature> <name> | call <feature> <name> | text <path/under/content>',
  );
  process.exit(1);
}
