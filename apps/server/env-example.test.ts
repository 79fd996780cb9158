import { readFileSync } from 'node:fs';
import { CONFIG_VARIABLES } from '@solelune/platform';
import { expect, it } from 'vitest';
import { features } from './features.ts';

it('.env.example has every variable of the frame and of the features, and no other', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  const known = [...CONFIG_VARIABLES, ...features.flatMap(({ settings }) => settings?.names ?? [])];
  expect(listed.toSorted()).toEqual(known.toSorted());
});
