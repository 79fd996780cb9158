// npm run access: who may do what, call by call, screen by screen, channel by channel. `npm run access -- write` writes the page of the docs.
import { writeFileSync } from 'node:fs';
import { whoMayLines, whoMayPage } from './access/declared.ts';

if (process.argv[2] === 'write') writeFileSync(new URL('../docs/11-who-may-do-what.md', import.meta.url), whoMayPage());
else for (const line of whoMayLines()) console.log(line);
