/** For features that read a birth of their own: the same form, the same questions, the same chart. */
export { answerBirth } from './birth/birth-answer.ts';
export { zones } from './birth/known-place.ts';
export { natalReadingOf } from './natal-reading-of.ts';
export { castChart, instantOf, skyPlace } from './sky/cast-chart.ts';
export { skyOverAnswer } from './sky/certainty-answer.ts';
export { chartAnswer } from './sky/chart-answer.ts';
export { transitsAnswer } from './sky/transits.ts';
