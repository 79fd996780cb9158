import { LEAF, PALE } from '../seal/enamel.ts';
import { at, rosettePath, starPath } from '../seal/seal-geometry.ts';
import './number-plate.css';

/** A number in gold, engraved over the figures that its digits draw: a star for each, a rosette for its sum. */
export function NumberPlate({ number }: { number: number }) {
  const digits = [...String(number)].map(Number);
  const root = ((number - 1) % 9) + 1;
  const ticks = Array.from(
    { length: 72 },
    (_, index) => `M${at(index % 8 ? 262 : 254, index * 5)}L${at(270, index * 5)}`,
  ).join('');
  return (
    <svg
      className="angels-plate"
      viewBox="-300 -300 600 600"
      role="img"
      aria-label={`Le nombre ${number}, gravé sur une plaque d’émail`}
    >
      <defs>
        <radialGradient id="ap-enamel" cy=".36" r=".72">
          <stop stopColor="#3d72b8" />
          <stop offset=".58" stopColor="#1f3f80" />
          <stop offset="1" stopColor="#121a45" />
        </radialGradient>
        <linearGradient id="ap-rim" x2="1" y2="1">
          <stop stopColor="#fbeec6" />
          <stop offset=".45" stopColor="#c9973f" />
          <stop offset=".62" stopColor="#f6dfa4" />
          <stop offset="1" stopColor="#94651d" />
        </linearGradient>
      </defs>
      <rect x="-292" y="-292" width="584" height="584" rx="60" fill="url(#ap-rim)" />
      <rect x="-284" y="-284" width="568" height="568" rx="53" fill="#12183f" />
      <rect x="-274" y="-274" width="548" height="548" rx="45" fill="url(#ap-enamel)" stroke={LEAF} strokeWidth="1.4" />
      <g fill="none" stroke={LEAF} strokeLinejoin="round">
        <path d={ticks} opacity=".6" />
        <circle r="248" opacity=".6" />
        <path d={rosettePath(root, 60, 246)} opacity=".3" />
        {digits.map((digit, index) => (
          <path
            key={index}
            d={starPath((digit % 8) + 1, 246)}
            transform={`rotate(${digit * 40 + index * 13})`}
            strokeWidth={1.6}
            opacity=".5"
          />
        ))}
      </g>
      <text className="angels-plate__shadow" x="5" y="86">
        {number}
      </text>
      <text y="80" fill={PALE}>
        {number}
      </text>
    </svg>
  );
}
