import { createAccountApi } from './create-account-api.ts';

export { autologinLink } from './autologin-link.ts';
export { createAccountApi } from './create-account-api.ts';
export { type DemoLogin, seedDemo } from './demo.ts';
export type { AccountExtension, DeletionServices } from './extension.ts';
export { identifyIn } from './sessions/identify.ts';

/** The account alone, without what other features add. */
export const accountApi = createAccountApi();
