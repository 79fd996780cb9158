// npm run access: who may do what, call by call, screen by screen, channel by channel.
import { features } from '../apps/server/features.ts';
import { screens } from '../apps/web/screens.ts';
import type { Access } from '../packages/contract/index.ts';
import { channelsOf, handlersOf, openAccessTable } from '../packages/contract/server/index.ts';

interface Row {
  what: string;
  name: string;
  access: Access;
}

const rows: Row[] = [
  ...handlersOf(features).map(({ call }) => ({ what: 'call', name: call.name, access: call.access as Access })),
  ...channelsOf(features).map(({ channel }) => ({ what: 'channel', name: channel.name, access: channel.access })),
  ...screens.map(({ name, access = 'public' as const }) => ({ what: 'screen', name, access })),
];
const table = openAccessTable(
  features,
  rows.map(({ access }) => access),
);
const whoOf = (access: Access): string =>
  typeof access === 'string' ? access : `${access.can}: ${(table.all.get(access.can) ?? []).join(', ')}`;

for (const { what, name, access } of rows.toSorted((a, b) => (whoOf(a.access) < whoOf(b.access) ? -1 : 1)))
  console.log(`${whoOf(access).padEnd(32)} ${what.padEnd(8)} ${name}`);
const closed = rows.filter(({ access }) => access !== 'public').length;
console.log(`${rows.length} declared, ${closed} not for everybody, ${table.all.size} permissions`);
