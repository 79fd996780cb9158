import { handle } from '@solelune/contract/server';
import { natalChartCompare } from '../contract.ts';
import { COMPARED, type Compared, drawnBy } from '../engine/view/compared-views.ts';
import { answerBirth, type PlacedBirth } from './birth/birth-answer.ts';
import { castView } from './sky/cast-chart.ts';
import { chartAnswer, pointAnswer } from './sky/chart-answer.ts';
import { proofAnswer } from './sky/proof-answer.ts';

export const natalChartCompareHandler = handle(natalChartCompare, (input, { now }) =>
  answerBirth(input, now, (placed) => {
    const { proof, columns } = comparedOf(placed);
    const { utc, offset, offset_rule, place } = proof;
    return { columns, clock: { utc, offset, sentence: offset_rule.sentence }, place };
  }),
);

function comparedOf(placed: PlacedBirth) {
  const proof = proofAnswer(castView(placed));
  return { proof, columns: placed.timeKnown ? COMPARED.map((key) => columnOf(placed, key)) : [] };
}

function columnOf(placed: PlacedBirth, key: Compared) {
  const { houseSystem, view } = drawnBy(key, { houseSystem: placed.houseSystem, view: placed.birth.view });
  const cast = castView({ ...placed, houseSystem, birth: { ...placed.birth, view } });
  const { bodies, aspects } = chartAnswer(cast);
  const { ascendant, midheaven } = cast.chart.angles;
  return {
    key,
    points: [
      ...bodies.flatMap(({ key: body, longitude_deg, sign, degree_in_sign, house }) =>
        // The node that is drawn stands under the other key.
        body === 'true_node' ? [] : [{ key: body, longitude_deg, sign, degree_in_sign, house }],
      ),
      { key: 'ascendant' as const, ...pointAnswer(ascendant) },
      { key: 'midheaven' as const, ...pointAnswer(midheaven) },
    ],
    aspect_count: aspects.length,
  };
}
