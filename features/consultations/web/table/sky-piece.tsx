import { wheelAspects, wheelBodies, wheelOf, wheelOver } from '@solelune/astrology/web/wheel';
import { sentenceOfError } from '@solelune/contract/client';
import { useAnswer } from '@solelune/screen/answer';
import { pointName, Wheel, type WheelBody, type WheelProps } from '@solelune/ui/wheel';
import { useMemo } from 'react';
import { type TableSky, tableSky } from '../../contract/table.ts';
import type { Side } from '../../engine/index.ts';
import type { LaidPiece } from '../../engine/table/index.ts';
import type { Table } from './use-table.ts';

interface SkyPieceProps {
  id: string;
  laid: LaidPiece;
  nameOf: (side: Side) => string;
  table: Table;
}

/** The horizon of the day is not the birth's. */
const withoutHouse = ({ key, longitudeDeg, retrograde }: WheelBody): WheelBody => ({
  ...{ key, longitudeDeg },
  ...(retrograde && { retrograde }),
});

/** The planets of a day stand around those of the birth, over the houses of the birth. */
function ringsOf({ natal, natal_over, transits }: TableSky): Pick<WheelProps, 'chart' | 'inner'> {
  const own = natal_over ? wheelOver(natal_over) : wheelOf(natal);
  if (!transits) return { chart: own };
  return {
    chart: { ...own, bodies: wheelBodies(transits.sky).map(withoutHouse), ringWords: 'du jour' },
    inner: { bodies: own.bodies, ringWords: 'de naissance', aspects: wheelAspects(transits.across) },
  };
}

/** A sky, and below it its planets by name: pressing one shows it to both, whatever the size of their screens. */
export function SkyPiece({ id, laid, nameOf, table }: SkyPieceProps) {
  const { answer, error } = useAnswer(tableSky, { id, item: laid.id });
  const rings = useMemo(() => answer && ringsOf(answer), [answer]);
  if (error) return <p className="shared-table__say">{sentenceOfError(error)}</p>;
  if (!answer || !rings) return <p className="shared-table__say">Le ciel se dessine…</p>;
  const { pointed } = laid;
  return (
    <>
      <p className="shared-table__say">
        <b>{answer.title}</b> {answer.when}
      </p>
      <div className="shared-sky">
        <Wheel {...rings} label={answer.title} />
      </div>
      <ul className="shared-points" aria-label="Montrer une planète">
        {rings.chart.bodies.map(({ key }) => {
          const isShown = pointed?.on === key;
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={isShown}
                onClick={() => table.gesture({ kind: 'pointed', item: laid.id, ...(isShown ? {} : { on: key }) })}
              >
                {pointName(key)}
                {isShown && pointed && <small>{nameOf(pointed.by)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
