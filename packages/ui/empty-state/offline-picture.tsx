import { useId } from 'react';
import { type Point, sparkPath } from '../geometry/index.ts';
import { starField } from '../starry/star-field.ts';

/** A constellation that has lost one of its lines, over a mast that calls. */
const STARS: readonly Point[] = [
  [98, 100],
  [146, 66],
  [200, 94],
  [264, 58],
  [316, 98],
  [362, 72],
];
const LOST = 2;
const LINES = STARS.slice(1).map((to, index) => `M${STARS[index]?.join(' ')}L${to.join(' ')}`);
const SPARKS = STARS.map((star, index) => sparkPath(index === LOST || index === LOST + 1 ? 14 : 9, star, 0.24)).join(
  '',
);

export function OfflinePicture() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 460 226"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <defs>
        <linearGradient id={`${id}-eve`} x2="0" y2="1">
          <stop stopColor="#171438" />
          <stop offset=".7" stopColor="#40378a" />
          <stop offset="1" stopColor="#b0739a" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop stopColor="#fff3d0" stopOpacity=".35" />
          <stop offset="1" stopColor="#fff3d0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="460" height="226" fill={`url(#${id}-eve)`} />
      <g stroke="#fff3d0">
        {starField(80, 11, 460, 150).map((layer) => (
          <path key={layer.width} d={layer.path} strokeWidth={layer.width} opacity={layer.opacity} />
        ))}
      </g>
      <circle cx="232" cy="160" r="120" fill={`url(#${id}-glow)`} />
      <path d={LINES.filter((_, index) => index !== LOST).join('')} stroke="#f6e3b3" strokeWidth="1.3" opacity=".85" />
      <path d={LINES[LOST]} stroke="#fff3d0" strokeWidth="1.3" strokeDasharray="2 8" opacity=".65" />
      <path d={SPARKS} fill="#fff8e6" />
      <path d="M0 186c70-26 130 0 200-12s150-26 260 4v50H0z" fill="#2b2158" />
      <path d="M0 186c70-26 130 0 200-12s150-26 260 4" stroke="#f0d79b" opacity=".7" />
      <path d="M0 208c90-20 180 4 270-4s130-12 190 2v22H0z" fill="#14122a" />
      <g transform="translate(232 180)" stroke="#f0d79b" strokeWidth="1.5">
        <path d="M-13 22 0-26 13 22M-8.5 6h17M-11 15h22M-8.5 6 11 15M8.5 6-11 15M-4.5-10h9" />
        <circle cy="-31" r="3.5" fill="#f0d79b" />
        <path
          d="M-10-40a13 13 0 0 0 0 18M10-40a13 13 0 0 1 0 18M-17-47a23 23 0 0 0 0 32M17-47a23 23 0 0 1 0 32"
          strokeDasharray="3 5"
          opacity=".8"
        />
      </g>
    </svg>
  );
}
