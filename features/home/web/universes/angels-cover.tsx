import { pointAt, sparkPath, starPolygonPath } from '@solelune/ui/geometry';

const HEART = [180, 104] as const;
const ROOT = [180, 128] as const;

/** Nine feathers of the right wing, the longest lowest; the left wing is its mirror. */
const FEATHERS = Array.from({ length: 9 }, (_, index) => {
  const turn = 82 - index * 9.5;
  const length = 168 - index * 9;
  const tip = pointAt(length, turn, ROOT).join(' ');
  const above = pointAt(length * 0.6, turn - 15, ROOT).join(' ');
  const below = pointAt(length * 0.6, turn + 6, ROOT).join(' ');
  return `M180 128C${above} ${above} ${tip}C${below} ${below} 180 128Z`;
}).join('');
const STAR = starPolygonPath(7, 3, 46, HEART);
const SECOND_STAR = starPolygonPath(7, 2, 46, HEART);
const SPARK = sparkPath(9, HEART, 0.25);

/** Wings, and a seal between them. */
export function AngelsCover() {
  const feathers = <path d={FEATHERS} fill="currentColor" fillOpacity=".1" stroke="currentColor" strokeOpacity=".75" />;
  return (
    <svg viewBox="0 0 360 188" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g strokeWidth=".9">
        {feathers}
        <g transform="matrix(-1 0 0 1 360 0)">{feathers}</g>
      </g>
      <g fill="none" stroke="currentColor">
        <circle cx="180" cy="104" r="52" fill="var(--card)" strokeWidth="1.5" />
        <circle cx="180" cy="104" r="46" strokeWidth=".8" />
        <path d={STAR} strokeWidth="1.1" />
        <path d={SECOND_STAR} stroke="var(--gold)" strokeWidth=".9" />
      </g>
      <circle cx="180" cy="104" r="11" fill="currentColor" />
      <path d={SPARK} fill="var(--card)" />
    </svg>
  );
}
