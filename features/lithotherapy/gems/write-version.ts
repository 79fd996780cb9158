// npm run gems:version, after a change of the drawings: their addresses change with them.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gemsVersion } from './version.ts';

const text = `/** Fingerprint of the drawings, written by \`npm run gems:version\`. */\nexport const GEMS_VERSION = '${gemsVersion()}';\n`;
writeFileSync(path.join(import.meta.dirname, 'version.gen.ts'), text);
