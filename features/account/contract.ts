/** The calls of the account, by subject. */
export * from './contract/email.ts';
export * from './contract/privacy.ts';
export * from './contract/recovery.ts';
export * from './contract/security.ts';
export * from './contract/session.ts';
export * from './contract/signup.ts';
export * from './contract/staff.ts';
export type { User, UserParts } from './contract/user.ts';
export * from './contract/user-channel.ts';
