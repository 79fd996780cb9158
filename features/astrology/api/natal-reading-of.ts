import type { Corpus } from '@solelune/corpus';
import type { ReadingAnswer } from '../answers/reading.ts';
import { natalReading } from '../composition/natal-reading.ts';
import { uncertainReading } from '../composition/uncertain-reading.ts';
import type { Casting } from './sky/cast-chart.ts';
import { castChart } from './sky/cast-chart.ts';
import { certaintyAnswer } from './sky/certainty-answer.ts';

/** The reading of a birth, with its hour or without. */
export const natalReadingOf = (corpus: Corpus, casting: Casting): ReadingAnswer =>
  casting.timeKnown ? natalReading(corpus, castChart(casting)) : uncertainReading(corpus, certaintyAnswer(casting));
