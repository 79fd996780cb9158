import { fail, handle } from '@solelune/contract/server';
import type { Chart } from '@solelune/sky';
import { natalReading } from '../composition/natal-reading.ts';
import { sharedChart } from '../contract.ts';
import { balanceOf, strengthsOf } from '../engine/index.ts';
import { readChart, type SharedChart } from '../engine/shared-sky/chart-text.ts';

import { type CastChart, widestMajorOrb } from './sky/cast-chart.ts';
import { chartAnswer } from './sky/chart-answer.ts';
import { withoutHidden } from './without-hidden.ts';

/** A chart whose birth nobody told: the text of the address is all that there is. */
export const sharedChartHandler = handle(sharedChart, ({ sky }, { services }) => {
  const read = readChart(sky);
  if (!read) return fail('not_found');
  const { view } = read;
  const chart = withSystem(read.chart);
  const orbDeg = widestMajorOrb(view);
  const told = { chart, strengths: strengthsOf({ chart, orbDeg, timeKnown: true }), balance: balanceOf(chart, true) };
  return {
    chart: chartAnswer({ ...told, view, orbDeg } as CastChart),
    reading: withoutHidden(natalReading(services.corpus, told), view),
    sky,
  };
});

/** Of the proof only the house system travels. */
const withSystem = ({ houseSystem, ...chart }: SharedChart): Chart => ({
  ...chart,
  proof: { houseSystemAsked: houseSystem, houseSystemUsed: houseSystem } as Chart['proof'],
});
