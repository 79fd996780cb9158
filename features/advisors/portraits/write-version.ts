// npm run portraits:version, after a change of the drawings: their addresses change with them.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { portraitsVersion } from './version.ts';

const text = `/** Fingerprint of the drawings, written by \`npm run portraits:version\`. */\nexport const PORTRAITS_VERSION = '${portraitsVersion()}';\n`;
writeFileSync(path.join(import.meta.dirname, 'version.gen.ts'), text);
