import { type Point, pathPoint } from '@solelune/ui/geometry';
import { formatPoints } from '@solelune/wallet/engine';
import { useId } from 'react';
import type { Rewardpoint } from '../contract.ts';
import { COURSE_POINTS, nextOffer } from '../engine/index.ts';
import { gainInWords } from './words.ts';
import './sun-course.css';

/** The sun does not set: the last offer is reached a little above the horizon. */
const COURSE_DEG = 168;
const STEP_POINTS = 20;
const RAYS = 24;

function placeOf(points: number): Point {
  const angle = ((180 - (Math.min(points, COURSE_POINTS) / COURSE_POINTS) * COURSE_DEG) * Math.PI) / 180;
  return [Math.round(2800 + 2120 * Math.cos(angle)) / 10, Math.round(1860 - 1500 * Math.sin(angle)) / 10];
}

function courseUpTo(points: number): string {
  const last = Math.min(points, COURSE_POINTS);
  const places: Point[] = [];
  for (let at = 0; at < last; at += STEP_POINTS) places.push(placeOf(at));
  return [...places, placeOf(last)].map((place, index) => (index ? 'L' : 'M') + place.join(' ')).join('');
}

const raysAround = (sun: Point): string =>
  Array.from(
    { length: RAYS },
    (_, ray) => `M${pathPoint(21, ray * 15, sun)}L${pathPoint(ray % 2 ? 27 : 33, ray * 15, sun)}`,
  ).join('');

/** The points as the sun's way over a day: it rises with the first and passes each offer. */
export function SunCourse({ points, offers }: { points: number; offers: Rewardpoint['offers'] }) {
  return (
    <article className="sun-course on-night" aria-labelledby="sun-course-title">
      <h2 id="sun-course-title">Vos points</h2>
      <strong className="sun-course__count figure">{formatPoints(points).replace(/\D+$/, '')}</strong>
      <p>{sentenceOf(points, offers)}</p>
      <CourseDrawing points={points} costs={offers.map(({ cost }) => cost)} />
    </article>
  );
}

function sentenceOf(points: number, offers: Rewardpoint['offers']): string {
  const next = nextOffer(points);
  const offer = offers.find(({ id }) => id === next?.id);
  if (!next || !offer) return 'Le soleil a fait tout son chemin\u00a0: chaque échange vous est ouvert.';
  if (points === 0)
    return `Vos premiers points lèveront le soleil. À ${formatPoints(next.cost)}, ${gainInWords(offer)}.`;
  return `Encore ${formatPoints(next.cost - points)} et vous pourrez avoir ${gainInWords(offer)}.`;
}

function CourseDrawing({ points, costs }: { points: number; costs: number[] }) {
  const id = useId();
  const sun = placeOf(points);
  return (
    <svg viewBox="0 0 560 210" aria-hidden="true" fill="none">
      <defs>
        <radialGradient id={`${id}-halo`}>
          <stop stopColor="#f6e3b3" stopOpacity=".5" />
          <stop offset="1" stopColor="#f6e3b3" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={courseUpTo(COURSE_POINTS)} stroke="#f0d79b" strokeWidth="1.2" strokeDasharray="2 6" opacity=".7" />
      <path d={courseUpTo(points)} stroke="#f0d79b" strokeWidth="3" strokeLinecap="round" />
      {costs.map((cost) => (
        <Mark key={cost} cost={cost} reached={points >= cost} />
      ))}
      <circle cx={sun[0]} cy={sun[1]} r="62" fill={`url(#${id}-halo)`} />
      <path d={raysAround(sun)} stroke="#f6e3b3" strokeWidth="1.3" />
      <circle cx={sun[0]} cy={sun[1]} r="16" fill="#f6e3b3" />
      <path d="M0 182C80 164 150 186 240 174s190-20 320 2v34H0z" fill="#1d1942" />
      <path d="M0 182C80 164 150 186 240 174s190-20 320 2" stroke="#f0d79b" opacity=".4" />
      <path d="M0 198c110-14 200 4 300-4s180-6 260 2v14H0z" fill="#0d0b1f" />
    </svg>
  );
}

/** Outside the arc, on the side where there is room. */
function Mark({ cost, reached }: { cost: number; reached: boolean }) {
  const [x, y] = placeOf(cost);
  const share = cost / COURSE_POINTS;
  const anchor = share < 0.4 ? 'end' : share > 0.6 ? 'start' : 'middle';
  const shift = anchor === 'end' ? -14 : anchor === 'start' ? 14 : 0;
  return (
    <>
      <circle cx={x} cy={y} r="6" fill={reached ? '#f0d79b' : '#35296b'} stroke="#f0d79b" strokeWidth="1.5" />
      <text x={x + shift} y={anchor === 'middle' ? y - 14 : y} textAnchor={anchor} className="sun-course__mark">
        {cost}
      </text>
    </>
  );
}
