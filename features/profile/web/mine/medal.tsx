import { pathPoint, pointAt, sparkPath } from '@solelune/ui/geometry';
import { useId } from 'react';
import { initialsOf } from './initials.ts';
import './medal.css';

const TICKS = Array.from(
  { length: 72 },
  (_, index) => `M${pathPoint(128, index * 5)}L${pathPoint(index % 6 ? 134 : 138, index * 5)}`,
);
const RADIUS = 148;

interface MedalProps {
  name: string;
  picture: string | null;
  /** 0 to 100. */
  percent: number;
}

/** The portrait in its ring of gold, closed as far as the profile is complete. */
export function Medal({ name, picture, percent }: MedalProps) {
  const id = useId();
  const turnDeg = Math.min(percent, 99.99) * 3.6;
  const end = pointAt(RADIUS, turnDeg);
  const done = Math.round((percent * TICKS.length) / 100);
  return (
    <svg className="medal" viewBox="-160 -160 320 320" role="img" aria-label={`Profil complet à ${percent} %`}>
      <defs>
        <clipPath id={id}>
          <circle r="112" />
        </clipPath>
        <radialGradient id={`${id}-glow`}>
          <stop stopColor="#f0d79b" stopOpacity=".3" />
          <stop offset="1" stopColor="#f0d79b" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="158" fill={`url(#${id}-glow)`} />
      <circle r={RADIUS} className="medal__ring" />
      {percent > 0 && (
        <path
          className="medal__done"
          d={`M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 ${turnDeg > 180 ? 1 : 0} 1 ${end.join(' ')}`}
        />
      )}
      <path d={TICKS.slice(done).join('')} className="medal__ticks" />
      <path d={TICKS.slice(0, done).join('')} className="medal__ticks medal__ticks--done" />
      <circle r="119" className="medal__hair" />
      <circle r="112" className="medal__ground" />
      {picture ? (
        <image
          href={picture}
          x="-112"
          y="-112"
          width="224"
          height="224"
          clipPath={`url(#${id})`}
          preserveAspectRatio="xMidYMid slice"
        />
      ) : (
        <text className="medal__initials" textAnchor="middle" y="34">
          {initialsOf(name)}
        </text>
      )}
      <circle r="112" className="medal__rim" />
      <path d={sparkPath(15, end, 0.3)} fill="#fff8e6" />
      <g transform="translate(0 126)">
        <rect x="-78" y="-21" width="156" height="42" rx="21" className="medal__plate" />
        <text textAnchor="middle" y="8" className="medal__words">
          {percent}&#160;% <tspan>complet</tspan>
        </text>
      </g>
    </svg>
  );
}
