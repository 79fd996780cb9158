import { LEAF, PALE } from '../seal/enamel.ts';
import { at, rosettePath, starPath } from '../seal/seal-geometry.ts';
import './candle.css';

const RAYS = Array.from(
  { length: 72 },
  (_, index) => `M${at(index % 3 ? 256 : 246, index * 5)}L${at(268, index * 5)}`,
).join('');

/** A lit candle before the rose of a seal: where a ritual begins. */
export function Candle() {
  return (
    <svg
      className="angels-candle"
      viewBox="-300 -300 600 600"
      role="img"
      aria-label="Une bougie allumée devant la rosace d’un sceau"
    >
      <defs>
        <radialGradient id="ac-glow" cy=".4">
          <stop stopColor="#ffe9b0" stopOpacity=".95" />
          <stop offset=".35" stopColor="#f0b95e" stopOpacity=".4" />
          <stop offset="1" stopColor="#f0b95e" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ac-wax" x2="1">
          <stop stopColor="#e7d3a4" />
          <stop offset=".4" stopColor="#fff6dc" />
          <stop offset="1" stopColor="#cdae72" />
        </linearGradient>
        <radialGradient id="ac-night" cy=".3" r=".8">
          <stop stopColor="#2f5a9e" />
          <stop offset=".6" stopColor="#1a2458" />
          <stop offset="1" stopColor="#12112f" />
        </radialGradient>
      </defs>
      <circle r="296" fill="#c9973f" />
      <circle r="290" fill="#12183f" />
      <circle r="276" fill="url(#ac-night)" stroke={LEAF} strokeWidth="1.5" />
      <g fill="none" stroke={LEAF}>
        <path d={RAYS} opacity=".7" />
        <circle r="238" opacity=".6" />
        <path d={rosettePath(1, 70, 236)} opacity=".5" />
        <path d={starPath(3, 238)} opacity=".55" strokeWidth="1.6" />
      </g>
      <circle cy="-70" r="190" fill="url(#ac-glow)" className="angels-candle__glow" />
      <path d="M-74 274V74q0-10 12-12 62-12 124 0 12 2 12 12v200a276 276 0 0 1-148 0Z" fill="url(#ac-wax)" />
      <path
        d="M-74 84q74 26 148 0l-6 12q8 34-8 34t-16-30q-22 6-44 6-10 60-26 60t-16-66q-32-4-32-16Z"
        fill="#fffaf0"
        opacity=".8"
      />
      <path d="M0 62V22" stroke="#3a2a1c" strokeWidth="5" strokeLinecap="round" />
      <g className="angels-candle__flame">
        <path d="M0-122C42-58 44-26 30-2 18 18-18 18-30-2-44-26-38-62 0-122Z" fill="#f6c15a" />
        <path d="M0-72C22-36 22-18 15-4 8 10-8 10-15-4-22-18-20-40 0-72Z" fill={PALE} />
      </g>
    </svg>
  );
}
