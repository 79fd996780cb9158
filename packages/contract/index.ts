export { type Access, can, type Permission, type Permissions, ROLES, type Role } from './access.ts';
export { metaWithWay, type Step } from './breadcrumbs.ts';
export * from './call.ts';
export * from './channel.ts';
export type { Display, Envelope, PageMeta } from './envelope.ts';
export { displaySchema } from './envelope.ts';
export { PAGE_HEADER } from './page-header.ts';
