/** What this feature answers on a visitor's own device: all of it, none of it asks the database. */
export { default } from './feature.server.ts';
