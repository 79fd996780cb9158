import type { Compatibility, NameNumber } from '../../engine/index.ts';
import type { FirstNames } from '../../first-names.ts';
import { Medal } from '../drawings/medal.tsx';
import { useKeepGiven } from '../given.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import { Stage } from './stage.tsx';
import { reductionLines } from './sums.ts';
import { TileRow } from './tile-row.tsx';
import { tilesOfName } from './tiles.ts';
import './descent.css';
import './duo.css';

interface DuoProps {
  infos: string;
  firstNames: FirstNames;
  compatibility: Compatibility;
  resultUrl: string;
  warmUp: () => Promise<unknown>;
}

/** Two first names counted side by side, until two numbers meet. */
export function Duo({ infos, firstNames, compatibility, resultUrl, warmUp }: DuoProps) {
  useKeepGiven('firstnames', infos);
  const { firstname_from: one, firstname_to: other } = firstNames;
  const longest = Math.max(...compatibility.names.map((name) => tileCount(name)));
  const schedule = scheduleOf(longest);
  const numbers = compatibility.names.map((name) => name.chosen.count.reduction.number);
  const spoken = `${one} donne ${numbers[0]}, ${other} donne ${numbers[1]}.`;
  return (
    <Stage
      given={`${one} et ${other}`}
      title="Deux noms, deux nombres"
      spoken={spoken}
      resultUrl={resultUrl}
      schedule={schedule}
      warmUp={warmUp}
    >
      <div className="numerology-duo">
        {compatibility.names.map((name, index) => (
          <Half key={index} name={name} schedule={schedule} least={longest} />
        ))}
      </div>
    </Stage>
  );
}

const tileCount = ({ chosen }: NameNumber) =>
  chosen.count.words.reduce((total, { letters }) => total + letters.length, 0);

function Half({ name, schedule, least }: { name: NameNumber; schedule: Schedule; least: number }) {
  const { count } = name.chosen;
  const { reduction } = count;
  const groups = tilesOfName(count);
  return (
    <div className="numerology-duo__half" aria-hidden="true">
      <TileRow groups={groups} schedule={schedule} least={least} />
      <div className="numerology-duo__number">
        <Medal value={reduction.number} />
        <span>{[`somme ${reduction.total}`, ...reductionLines(reduction)].join(', puis ')}</span>
      </div>
    </div>
  );
}
