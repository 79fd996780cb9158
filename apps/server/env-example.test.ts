import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VARIABLES } from './environment.ts';

it('.env.example has every variable of the frame and of the features, and no other', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(VARIABLES.toSorted());
});
