/** npm run cards:version: after a change of the drawings, writes their fingerprints, which are in the addresses of the pictures. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DECKS } from '../engine/index.ts';
import { versionOf } from './versions.ts';

const rows = DECKS.map((deck) => `${deck}: '${versionOf(deck)}'`).join(', ');
const text = `/** Fingerprints of the drawings of each deck, written by \`npm run cards:version\`. */\nexport const CARD_VERSIONS = { ${rows} } as const;\n`;
writeFileSync(path.join(import.meta.dirname, 'versions.gen.ts'), text);
console.log(rows);
