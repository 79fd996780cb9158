export { KEPT_ADDRESS, keepPersonHere, keepResultHere } from './kept.ts';
export type { KeptPerson } from './people-here.ts';
