/** For features that read a birth of their own: the same form, the same questions, the same chart. */
export { answerBirth } from './birth/birth-answer.ts';
export { castChart, instantOf } from './sky/cast-chart.ts';
export { skyOverAnswer } from './sky/certainty-answer.ts';
export { chartAnswer } from './sky/chart-answer.ts';
export { transitsAnswer } from './sky/transits.ts';
