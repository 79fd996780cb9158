import type { Access, Permission, Role } from '../access.ts';
import { type Failure, fail } from '../errors.ts';
import type { Who } from './context.ts';
import type { ServerFeature } from './feature.ts';

/** Who may do what, from the manifests of all features. */
export interface AccessTable {
  /** Why this one may not; null when they may. What needs a permission does not exist for who has none. */
  refusal(access: Access, who: Who | null): Failure | null;
  /** What the holder of these roles may do. */
  permissionsOf(roles: readonly Role[]): Permission[];
  readonly all: ReadonlyMap<Permission, readonly Role[]>;
}

/** A permission that two features declare, or that a declaration asks for and none declares, is found at the start. */
export function openAccessTable(features: readonly ServerFeature[], asked: readonly Access[] = []): AccessTable {
  const all = new Map<Permission, readonly Role[]>();
  for (const { name, permissions = {} } of features)
    for (const [permission, roles] of Object.entries(permissions) as [Permission, readonly Role[]][]) {
      if (!permission.startsWith(`${name}.`)) throw new Error(`${permission} is not ${name}'s to declare.`);
      all.set(permission, roles);
    }
  for (const access of asked)
    if (typeof access === 'object' && !all.has(access.can)) throw new Error(`No feature declares ${access.can}.`);
  const has = (who: Who, permission: Permission) =>
    (all.get(permission) ?? []).some((role) => who.roles.includes(role));
  return {
    all,
    refusal: (access, who) => {
      if (access === 'public') return null;
      if (access === 'member') return who ? null : fail('login_required');
      return who && has(who, access.can) ? null : fail('not_found');
    },
    permissionsOf: (roles) =>
      [...all].filter(([, having]) => having.some((role) => roles.includes(role))).map(([permission]) => permission),
  };
}
