export { freePort } from './ports.ts';
export { postgresMissing, startPostgres } from './postgres.ts';
export { redisMissing, startRedis } from './redis.ts';
export type { TestServer } from './test-server.ts';
