import { type Point, pathPoint, pointAt, sparkPath } from '@solelune/ui/geometry';
import { useReaderZone } from '@solelune/ui/reader-zone';
import type { TeamMember } from '../../contract.ts';
import { clockAt, within } from './day-hours.ts';
import './hour-ring.css';

const CENTRE: Point = [120, 120];
const RADIUS = 108;
const DEGREES_PER_HOUR = 15;
const HALVES = Array.from({ length: 48 }, (_, index) => index / 2);
const DAY = { from: 0, to: 24 };

/** A tick for each hour, longer at midnight, six, noon and eighteen. */
const ticks = (isQuarter: boolean): string =>
  HALVES.filter((hour) => hour % 1 === 0 && (hour % 6 === 0) === isQuarter)
    .map((hour) => {
      const angle = hour * DEGREES_PER_HOUR;
      return `M${pathPoint(106, angle, CENTRE)}L${pathPoint(isQuarter ? 113 : 110, angle, CENTRE)}`;
    })
    .join('');
const TICKS = { hours: ticks(false), quarters: ticks(true) };

const halfHour = (hour: number): string => {
  const angle = hour * DEGREES_PER_HOUR;
  return `M${pathPoint(RADIUS, angle + 0.7, CENTRE)}A${RADIUS} ${RADIUS} 0 0 1 ${pathPoint(RADIUS, angle + 6.8, CENTRE)}`;
};

/** The day around a portrait, midnight at the top: the hours at which somebody means to be there, and a star at the present one. */
export function HourRing({ hours, at }: { hours: TeamMember['hours']; at: string }) {
  const clock = clockAt(at, useReaderZone());
  const open = within(hours, clock, DAY);
  const lit = HALVES.filter((half) => open.some(({ from, to }) => half >= from && half < to));
  return (
    <svg className="hour-ring" viewBox="0 0 240 240" aria-hidden="true">
      <path className="hour-ring__ticks" d={TICKS.hours} />
      <path className="hour-ring__ticks hour-ring__ticks--quarters" d={TICKS.quarters} />
      <path className="hour-ring__lit" d={lit.map(halfHour).join('')} />
      <path className="hour-ring__now" d={sparkPath(14, pointAt(RADIUS, clock(at) * DEGREES_PER_HOUR, CENTRE), 0.3)} />
    </svg>
  );
}
