export { mayAnswer } from './charter.ts';
export { mayConsult } from './may-consult.ts';
