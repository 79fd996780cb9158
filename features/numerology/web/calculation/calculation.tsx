import { type GivenKey, useKeepGiven } from '../given.ts';
import { Descent } from './descent.tsx';
import { scheduleOf } from './schedule.ts';
import { Stage } from './stage.tsx';
import { shownNumber } from './sums.ts';
import { TileRow } from './tile-row.tsx';
import type { TileGroup } from './tiles.ts';

interface CalculationProps {
  given: string;
  /** Under which key the result will find what was counted, and as what. */
  keep: readonly [key: GivenKey, value: string];
  title: string;
  groups: readonly TileGroup[];
  total: number;
  result: { number: number; master?: number | undefined };
  lines: readonly string[];
  resultUrl: string;
  warmUp: () => Promise<unknown>;
}

/** One row of tiles that become one number: the calculation of a name, of a date, of the eight themes. */
export function Calculation({ given, keep, title, groups, total, result, lines, resultUrl, warmUp }: CalculationProps) {
  useKeepGiven(...keep);
  const tiles = groups.flatMap((group) => group.tiles);
  const values = tiles.map(({ counted, value }) => (counted ? value : 0));
  const schedule = scheduleOf(tiles.length);
  const sum = values.filter((value) => value > 0).join(' + ');
  const spoken = [`${sum || 0} = ${total}`, ...lines, `Votre nombre\u00A0: ${shownNumber(result)}`].join(', puis ');
  return (
    <Stage {...{ given, title, spoken, resultUrl, warmUp }} schedule={schedule}>
      <TileRow groups={groups} schedule={schedule} />
      <Descent {...{ total, result, lines }} />
    </Stage>
  );
}
