/** In place of `@solelune/platform` on a device, which has neither a database nor jobs: nothing here is ever called for a calculation. */
const nowhere = (): never => {
  throw new Error('a device has no database');
};
export const appendAudit = nowhere;
export const defineJob = nowhere;
export const openSecrets = nowhere;
export const isDatabaseAway = (): boolean => false;
export const isOutOfRoom = (): boolean => false;
export const PLATFORM_MIGRATIONS = '';
export const LEDGER_MIGRATIONS = '';
