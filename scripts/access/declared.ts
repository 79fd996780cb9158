import { features } from '../../apps/server/features.ts';
import { screens } from '../../apps/web/screens.ts';
import { type Access, type Permission, ROLES, type Role } from '../../packages/contract/index.ts';
import { type AccessTable, channelsOf, handlersOf, openAccessTable } from '../../packages/contract/server/index.ts';

interface Declared {
  what: 'call' | 'channel' | 'screen';
  name: string;
  access: Access;
  isAudited?: boolean;
}

/** Everything that says who may have it. */
const declared: readonly Declared[] = [
  ...handlersOf(features).map(({ call }) => ({
    ...{ what: 'call' as const, name: call.name, access: call.access as Access },
    isAudited: call.audited !== undefined,
  })),
  ...channelsOf(features).map(({ channel }) => ({
    ...{ what: 'channel' as const, name: channel.name, access: channel.access },
  })),
  ...screens.map(({ name, access = 'public' as const }) => ({ what: 'screen' as const, name, access })),
];

const table: AccessTable = openAccessTable(
  features,
  declared.map(({ access }) => access),
);

const mayOf = (permission: Permission): readonly Role[] => table.all.get(permission) ?? [];

const HEAD = `# 11. Who may do what

Written by \`npm run access -- write\` from the declarations of the features, and compared with them by a test; another (\`apps/server/security/staff.test.ts\`) tries every call of this page as each role,
as a member and as nobody. What a role may not do does not exist for it: 404.

| | ${ROLES.join(' | ')} | in the audit log |
| --- |${' --- |'.repeat(ROLES.length + 1)}
`;

/** The page of the documentation: a line for each thing that is not for everybody nor for every member, permission by permission. */
export function whoMayPage(): string {
  const lines = [...table.all.keys()].toSorted().flatMap((permission) => {
    const may = mayOf(permission);
    const marks = ROLES.map((role) => (may.includes(role) ? 'yes' : '')).join(' | ');
    const own = declared
      .filter(({ access }) => typeof access === 'object' && access.can === permission)
      .toSorted((one, other) => (`${one.what} ${one.name}` < `${other.what} ${other.name}` ? -1 : 1));
    return [
      `| **${permission}** | ${marks} | |`,
      ...own.map(
        ({ what, name, isAudited }) =>
          `| ${what} \`${name}\` |${' |'.repeat(ROLES.length)} ${isAudited ? 'yes |' : '|'}`,
      ),
    ];
  });
  return `${HEAD}${lines.join('\n')}\n`;
}

/** Every declaration with who may have it, in words. */
export function whoMayLines(): string[] {
  const whoOf = (access: Access): string =>
    typeof access === 'string' ? access : `${access.can}: ${mayOf(access.can).join(', ')}`;
  const closed = declared.filter(({ access }) => access !== 'public').length;
  return [
    ...declared
      .map(({ what, name, access }) => `${whoOf(access).padEnd(32)} ${what.padEnd(8)} ${name}`)
      .toSorted((one, other) => (one < other ? -1 : 1)),
    `${declared.length} declared, ${closed} not for everybody, ${table.all.size} permissions`,
  ];
}
