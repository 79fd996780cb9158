import type { ReadingAnswer } from '../answers/reading.ts';
import type { ChartView } from '../engine/view/settings.ts';

/** What is left out of the chart is not told either. */
export function withoutHidden(reading: ReadingAnswer, view: ChartView | undefined): ReadingAnswer {
  return { ...reading, parts: reading.parts.filter(({ key }) => !view?.hidden.some((body) => body === key)) };
}
