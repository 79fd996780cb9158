import { useId } from 'react';

const RIPPLES = 'M60 120h50M250 126h56M128 146h104M40 150h30M276 152h48M150 168h60';

/** An hour above the water and its reflection. */
export function MirrorCover() {
  const id = useId();
  const hour = (
    <text x="180" y="94" textAnchor="middle" fontSize="76" fontWeight="500" letterSpacing="-1" fill="currentColor">
      22h22
    </text>
  );
  return (
    <svg viewBox="0 0 360 188" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-fade`} x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".55" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <mask id={`${id}-water`}>
          <rect y="102" width="360" height="86" fill={`url(#${id}-fade)`} />
        </mask>
      </defs>
      <circle cx="180" cy="102" r="70" fill="currentColor" opacity=".13" />
      <g fill="none" stroke="currentColor" strokeWidth=".8">
        <path d="M96 102a84 84 0 0 1 168 0" opacity=".6" />
        <path d="M80 102a100 100 0 0 1 200 0" opacity=".44" strokeDasharray="2 5" />
        <path d="M64 102a116 116 0 0 1 232 0" opacity=".28" strokeDasharray="2 5" />
      </g>
      {hour}
      <g mask={`url(#${id}-water)`}>
        <g transform="matrix(1 0 0 -1 0 206)">{hour}</g>
      </g>
      <path d="M0 102h360" stroke="currentColor" />
      <path d={RIPPLES} stroke="currentColor" opacity=".35" />
    </svg>
  );
}
