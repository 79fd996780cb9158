/** Who works here. What each may do the features say, permission by permission, in their manifests. */
export const ROLES = ['advisor', 'support', 'editor', 'finance', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** `feature.deed`, declared by the feature with the roles that have it. */
export type Permission = `${string}.${string}`;

/** Anybody; whoever is logged in; or who has a permission, for anybody else it does not exist. */
export type Access = 'public' | 'member' | { can: Permission };

/** For declarations of calls, screens and channels: `access: can('wallet.audit')`. */
export const can = <const P extends Permission>(permission: P): { can: P } => ({ can: permission });

/** Which roles have a permission. */
export type Permissions = Record<Permission, readonly Role[]>;
