import { pointAt, seededRandom, sparkPath } from '@solelune/ui/geometry';
import type { MirrorHour } from '../../engine/hours.ts';
import { skyOfHour } from './sky-of-hour.ts';
import './hour-plate.css';

const ARCH = 'M30 620V290a250 250 0 0 1 500 0v330z';
const HORIZON = 410;
const SUN = 'M-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0';
const CRESCENT = 'M10-32.5A34 34 0 1 0 10 32.5A28 33 0 1 1 10-32.5z';
const RIPPLES = Array.from({ length: 9 }, (_, index) => {
  const [y, half] = [HORIZON + 14 + index * 22, 60 + index * 24];
  return `M${280 - half} ${y}q${half / 2}-5 ${half} 0t${half} 0`;
}).join('');

function starsOf(seed: number): string {
  const random = seededRandom(seed + 11);
  return Array.from({ length: 34 }, () =>
    sparkPath(1.6 + random() * 3.2, [60 + random() * 440, 60 + random() * 270], 0.26),
  ).join('');
}

/** The hour over still water, under the sky of its time of day; a reversed one looks at itself across the line that it turns about. */
export function HourPlate({ slug, kind, minuteOfDay }: MirrorHour) {
  const sky = skyOfHour(minuteOfDay);
  const [x, y] = pointAt(190, -80 + sky.course * 160, [280, 330]);
  const id = `mirror-plate-${slug}`;
  return (
    <svg className="mirror-plate" viewBox="0 0 560 650" role="img" aria-label={`${slug}, et son reflet dans l’eau`}>
      <defs>
        <linearGradient id={`${id}-sky`} x2="0" y2="1">
          <stop stopColor={sky.top} />
          <stop offset=".64" stopColor={sky.low} />
        </linearGradient>
        <linearGradient id={`${id}-water`} x2="0" y2="1">
          <stop stopColor={sky.low} />
          <stop offset="1" stopColor={sky.top} />
        </linearGradient>
        <linearGradient id={`${id}-rim`} x2="1" y2="1">
          <stop stopColor="#fbeec6" />
          <stop offset=".45" stopColor="#c9973f" />
          <stop offset=".62" stopColor="#f6dfa4" />
          <stop offset="1" stopColor="#94651d" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop stopColor="#fff6dc" stopOpacity=".85" />
          <stop offset="1" stopColor="#fff6dc" stopOpacity="0" />
        </radialGradient>
        <clipPath id={id}>
          <path d={ARCH} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id})`}>
        <rect width="560" height={HORIZON} fill={`url(#${id}-sky)`} />
        {sky.isDark && <path d={starsOf(minuteOfDay)} fill="#fff6dc" opacity=".85" />}
        <circle cx={x} cy={y} r="110" fill={`url(#${id}-glow)`} opacity={sky.isDay ? 1 : 0.5} />
        <path d={sky.isDay ? SUN : CRESCENT} transform={`translate(${x} ${y})`} fill="#fff3d0" />
        <path d={`M0 ${HORIZON}c70-34 130-10 190-26s120-32 180-8 110 6 190 14v22H0z`} fill={sky.top} opacity=".55" />
        <rect y={HORIZON} width="560" height="240" fill={`url(#${id}-water)`} />
        <path d={RIPPLES} className="mirror-plate__ripples" />
        <g className="mirror-plate__hour" data-dark={sky.isDark || undefined}>
          <text x="280" y={HORIZON - 12}>
            {slug}
          </text>
          <text x="280" y={-HORIZON - 12} transform="scale(1 -1)" opacity=".34">
            {slug}
          </text>
        </g>
        {kind === 'reversed' && <path d={`M280 150V${HORIZON}`} className="mirror-plate__line" />}
        {kind === 'triple' && (
          <path d={[240, 280, 320].map((at) => sparkPath(11, [at, 218], 0.24)).join('')} fill="#f3d694" />
        )}
        <path d={`M30 ${HORIZON}h500`} className="mirror-plate__line" />
      </g>
      <path d={ARCH} fill="none" stroke={`url(#${id}-rim)`} strokeWidth="9" />
      <path d="M43 607V290a237 237 0 0 1 474 0v317z" className="mirror-plate__line" fill="none" />
    </svg>
  );
}
