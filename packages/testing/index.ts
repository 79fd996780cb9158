export { type Child, runInChild } from './child.ts';
export { migratedTemplate, openTestDatabase } from './database.ts';
export { mountSmallDisk, type SmallDisk } from './small-disk.ts';
export { testConfig } from './test-config.ts';
export { PLANTED, testLog } from './test-log.ts';
