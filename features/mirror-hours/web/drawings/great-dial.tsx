import { pathPoint, pointAt, sparkPath } from '@solelune/ui/geometry';
import { MINUTES_PER_DAY, MIRROR_HOURS, type MirrorHour, slugOfMinute } from '../../engine/hours.ts';
import './great-dial.css';

const angleOf = (minuteOfDay: number) => (minuteOfDay * 360) / MINUTES_PER_DAY;

/** One tick for each of the seventy-two watches of twenty minutes. */
const WATCHES = Array.from(
  { length: 72 },
  (_, index) => `M${pathPoint(index % 3 ? 276 : 270, index * 5)}L${pathPoint(284, index * 5)}`,
).join('');
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const STARS = [-62, -38, -20, 8, 27, 49, 71, -80, 84].map((angle, index) =>
  sparkPath(index % 3 ? 3 : 5, pointAt(120 + (index % 4) * 28, angle), 0.24),
);

function markOf({ kind, minuteOfDay }: MirrorHour): string {
  const angle = angleOf(minuteOfDay);
  if (kind === 'double') return `M${pathPoint(196, angle)}L${pathPoint(232, angle)}`;
  const centre = pointAt(kind === 'reversed' ? 176 : 156, angle);
  return kind === 'reversed'
    ? sparkPath(8, centre, 0.42)
    : `M${centre[0] - 3} ${centre[1]}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`;
}
const marksOf = (kind: MirrorHour['kind']) =>
  MIRROR_HOURS.filter((one) => one.kind === kind)
    .map(markOf)
    .join('');
const MARKS = { double: marksOf('double'), reversed: marksOf('reversed'), triple: marksOf('triple') };

/** The whole day on one dial, midnight at the top: the fifty-two hours in their places, and the hand of now once it is known. */
export function GreatDial({ minuteOfDay }: { minuteOfDay: number | null }) {
  const shown = minuteOfDay === null ? '' : slugOfMinute(minuteOfDay);
  return (
    <figure className="mirror-dial">
      <svg viewBox="-300 -300 600 600" aria-hidden="true">
        <defs>
          <linearGradient id="mirror-rim" x1="0" y1="0" x2="1" y2="1">
            <stop stopColor="#fbeec6" />
            <stop offset=".45" stopColor="#c9973f" />
            <stop offset=".62" stopColor="#f6dfa4" />
            <stop offset="1" stopColor="#94651d" />
          </linearGradient>
          <linearGradient id="mirror-day" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="#100d2b" />
            <stop offset=".3" stopColor="#2b2458" />
            <stop offset=".52" stopColor="#7d4a5e" />
            <stop offset=".76" stopColor="#d79a4e" />
            <stop offset="1" stopColor="#f6dfa4" />
          </linearGradient>
          <linearGradient id="mirror-fade" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="#fff6dc" stopOpacity=".05" />
            <stop offset="1" stopColor="#fff6dc" stopOpacity=".6" />
          </linearGradient>
        </defs>
        <circle r="298" fill="url(#mirror-rim)" />
        <circle r="290" fill="#171438" />
        <path className="mirror-dial__watches" d={WATCHES} />
        <circle r="238" fill="url(#mirror-day)" stroke="#f3d694" strokeWidth="1.5" />
        <path d={STARS.join('')} fill="#fff6dc" opacity=".8" />
        {HOURS.map((hour) => {
          const [x, y] = pointAt(254, hour * 15);
          return (
            <text key={hour} className="mirror-dial__hour" data-large={hour % 6 === 0 || undefined} x={x} y={y + 6}>
              {hour}
            </text>
          );
        })}
        <path className="mirror-dial__double" d={MARKS.double} />
        <path className="mirror-dial__reversed" d={MARKS.reversed} />
        <path className="mirror-dial__triple" d={MARKS.triple} />
        {minuteOfDay !== null && (
          <path
            className="mirror-dial__hand"
            d="M0-236 5-120 0-104-5-120Z"
            transform={`rotate(${angleOf(minuteOfDay)})`}
          />
        )}
        <circle r="104" fill="#14112e" stroke="url(#mirror-rim)" strokeWidth="5" />
        <circle r="94" fill="none" stroke="#f3d694" strokeWidth=".8" opacity=".6" />
        <g className="mirror-dial__time">
          <text y="-4">{shown}</text>
          <text y="-4" transform="translate(0 4) scale(1 -1)" fill="url(#mirror-fade)" fillOpacity=".6">
            {shown}
          </text>
        </g>
        <path d="M-74 2h148" stroke="#f3d694" strokeWidth="1" opacity=".7" />
      </svg>
      <figcaption>
        <span data-kind="double">24 miroirs</span>
        <span data-kind="reversed">13 inversées</span>
        <span data-kind="triple">15 triples</span>
      </figcaption>
    </figure>
  );
}
