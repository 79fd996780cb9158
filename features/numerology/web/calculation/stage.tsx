import { Link } from '@solelune/screen/navigation';
import { usePassage } from '@solelune/screen/passage';
import { starPolygonPath } from '@solelune/ui/geometry';
import { Stage as Night } from '@solelune/ui/stage';
import { type ReactNode, useEffect } from 'react';
import { EnamelDefs } from '../drawings/enamel.tsx';
import { ticksPath } from '../drawings/number-figure.ts';
import type { Schedule } from './schedule.ts';
import './stage.css';

const WHEEL = starPolygonPath(9, 4, 290) + starPolygonPath(9, 2, 290) + starPolygonPath(9, 3, 290);

interface StageProps {
  /** What is being counted. */
  given: string;
  title: string;
  /** The whole calculation in words, for who does not see it. */
  spoken: string;
  resultUrl: string;
  schedule: Schedule;
  /** Fetches the result's page while the drawing plays. */
  warmUp: () => Promise<unknown>;
  children: ReactNode;
}

/** The night on which a number is counted, over the wheel of the nine. It plays once. */
export function Stage({ schedule, warmUp, children, ...words }: StageProps) {
  usePassage(words.resultUrl, schedule.doneAt);
  // A lost connection is told by the navigation itself.
  useEffect(() => void warmUp().catch(() => {}), [warmUp]);
  return (
    <Night {...words} className="numerology-stage" link={Link}>
      <EnamelDefs />
      <svg className="numerology-stage__wheel" viewBox="-300 -300 600 600" aria-hidden="true">
        <path d={WHEEL} />
        <circle r="290" />
        <circle r="268" />
        <path d={ticksPath(90, 268, 274, 10, 290)} />
      </svg>
      <div
        className="numerology-stage__drawing page"
        style={{ '--sum-at': `${schedule.sumAt}ms`, '--number-at': `${schedule.numberAt}ms` }}
      >
        {children}
      </div>
    </Night>
  );
}
