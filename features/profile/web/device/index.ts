export { KEPT_ADDRESS, type KeptPerson, keepPersonHere, keepResultHere } from './kept.ts';
