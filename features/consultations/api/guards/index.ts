export { mayConsult } from './may-consult.ts';
