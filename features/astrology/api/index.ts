/** For features that read a birth of their own: the same form, the same questions, the same chart. */
export { answerBirth } from './birth/birth-answer.ts';
export { zones } from './birth/known-place.ts';
export { natalReadingOf } from './natal-reading-of.ts';
export { castChart, instantOf, skyPlace } from './sky/cast-chart.ts';
