/** For features that read a birth of their own: the same form, the same questions, the same chart. */
export { answerBirth } from './birth/birth-answer.ts';
export { castChart, instantOf } from './sky/cast-chart.ts';
