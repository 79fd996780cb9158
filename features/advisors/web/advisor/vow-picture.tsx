import { pathPoint, sparkPath } from '@solelune/ui/geometry';
import type { ReactNode } from 'react';

const GOLD = '#f0d79b';
const LIGHT = '#fff8e6';

const beams = Array.from({ length: 13 }, (_, index) => {
  const angle = index * 15 - 90;
  return `M${pathPoint(38, angle, [70, 78])}L${pathPoint(index % 2 ? 46 : 54, angle, [70, 78])}`;
}).join('');
const minutes = Array.from({ length: 7 }, (_, index) => `M${118 + index * 10} 78v${index === 0 ? 14 : 8}`).join('');

/** A sun that rises before the first minute is counted. */
const FirstMinute = () => (
  <>
    <path d="M14 78H182" stroke={GOLD} strokeWidth="1.5" />
    <path d="M26 78A44 44 0 0 1 114 78z" fill={GOLD} opacity=".16" />
    <path d="M40 78A30 30 0 0 1 100 78" fill={GOLD} />
    <path d={beams + minutes} stroke={GOLD} strokeWidth="1.4" />
    <text x="70" y="100" textAnchor="middle" fontSize="14" fontWeight="600" fill={LIGHT}>
      0,00 €
    </text>
  </>
);

const ruler = Array.from({ length: 17 }, (_, index) => `M${16 + index * 7.5} ${index % 5 ? 62 : 52}V78`).join('');
const beyond = Array.from({ length: 5 }, (_, index) => `M${148 + index * 8} 66V78`).join('');

/** A ruler of minutes, and the flag where it ends. */
const Cap = () => (
  <>
    <path d={ruler} stroke={GOLD} strokeWidth="1.4" />
    <path d="M16 78H136" stroke={GOLD} strokeWidth="2.5" />
    <path d={beyond} stroke="#a9a0d4" opacity=".55" />
    <path d="M136 26V88" stroke="#f08f86" strokeWidth="3" />
    <path d="M136 28h34l-8 9 8 9h-34z" fill="#f08f86" />
    <path d={sparkPath(12, [136, 78], 0.3)} fill={LIGHT} />
  </>
);

/** A receipt with its torn edge and its seal: one line, the pause, is not counted. */
const Receipt = () => (
  <g transform="translate(-36 0)">
    <path d="M50 8H138V92l-8.8-6-8.8 6-8.8-6-8.8 6-8.8-6-8.8 6-8.8-6-8.8 6-8.8-6-8.8 6z" fill="#fcf6e8" />
    <path d="M62 24H126" stroke="#b27f2c" strokeWidth="1.2" />
    {[36, 47, 58, 69].map((y, line) => (
      <path
        key={y}
        d={`M62 ${y}H${94 + (line % 2) * 6}M112 ${y}H126`}
        stroke="#2a2044"
        strokeWidth="2"
        opacity={line === 1 ? 0.3 : 0.8}
      />
    ))}
    <circle cx="138" cy="80" r="15" fill="#7a2a48" />
    <path d={sparkPath(9, [138, 80], 0.3)} fill={GOLD} />
  </g>
);

/** A Sun that comes back. */
const Return = () => (
  <g transform="translate(-26 0)">
    <circle cx="70" cy="56" r="32" fill="#e6c479" />
    <circle cx="70" cy="56" r="27" fill="none" stroke="#8d6118" />
    <path d={sparkPath(20, [70, 56], 0.34)} fill="#6b4708" />
    <g fill="none" stroke={GOLD} strokeLinecap="round" strokeLinejoin="round">
      <path d="M112 40C140 28 168 44 164 68 160 88 136 92 116 84" strokeWidth="1.6" strokeDasharray="2 5" />
      <path d="M126 78l-12 5 6 12" strokeWidth="1.8" />
    </g>
  </g>
);

const PICTURES = { first: FirstMinute, cap: Cap, receipt: Receipt, back: Return } satisfies Record<
  string,
  () => ReactNode
>;
export type Vow = keyof typeof PICTURES;

export function VowPicture({ of }: { of: Vow }) {
  const Picture = PICTURES[of];
  return (
    <svg viewBox="0 0 190 104" aria-hidden="true">
      <Picture />
    </svg>
  );
}
