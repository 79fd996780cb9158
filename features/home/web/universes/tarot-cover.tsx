import { sparkPath, starPolygonPath } from '@solelune/ui/geometry';
import { useId } from 'react';

const BACK_STARS = sparkPath(7, [0, -40], 0.16) + sparkPath(7, [0, 40], 0.16);
const BACK_ROSE = starPolygonPath(8, 3, 24);
const SEVEN_STARS = (
  [
    [-25, -48],
    [25, -48],
    [-27, -22],
    [27, -22],
    [-22, 4],
    [22, 4],
    [0, -55],
  ] as const
)
  .map((at) => sparkPath(4.6, at, 0.3))
  .join('');
const GREAT_STAR = sparkPath(25, [0, -22], 0.34);
const STAR_ROSE = starPolygonPath(8, 3, 17, [0, -22], 22);

const fanned = (turnDeg: number): string => `translate(180 268) rotate(${turnDeg}) translate(0 -158)`;

/** Four backs and one face turned: the Star. */
export function TarotCover() {
  const back = useId();
  return (
    <svg viewBox="0 0 360 188" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform={fanned(-34)}>
        <g id={back} fill="none" stroke="#f0d79b">
          <rect x="-34" y="-60" width="68" height="120" rx="6" fill="#5d1733" />
          <rect x="-29.5" y="-55.5" width="59" height="111" rx="3" strokeWidth=".6" opacity=".8" />
          <path d={BACK_ROSE} strokeWidth=".7" />
          <circle r="24" strokeWidth=".6" />
          <path d="M-24-50l10 10M24-50l-10 10M-24 50l10-10M24 50l-10-10" strokeWidth=".6" />
          <g fill="#f0d79b" stroke="none">
            <circle r="7" />
            <circle cx="2.5" r="5.6" fill="#5d1733" />
            <path d={BACK_STARS} />
          </g>
        </g>
      </g>
      {[-17, 17, 34].map((turnDeg) => (
        <use key={turnDeg} href={`#${back}`} transform={fanned(turnDeg)} />
      ))}
      <g transform="translate(180 104)">
        <rect x="-40" y="-66" width="80" height="140" rx="7" fill="#30081a" opacity=".25" />
        <rect x="-40" y="-70" width="80" height="140" rx="7" fill="#fffaf0" stroke="#b9822b" />
        <rect x="-35" y="-65" width="70" height="130" rx="4" fill="#f6ecd9" stroke="#b9822b" strokeWidth=".7" />
        <path d={GREAT_STAR} fill="#b9822b" />
        <g fill="none" stroke="#962a4e" strokeWidth=".9">
          <path d={STAR_ROSE} />
          <path d={SEVEN_STARS} fill="#962a4e" stroke="none" />
          <path d="M-35 26c12-10 24-9 34-2s24 8 36-3v30h-70z" fill="#962a4e" stroke="none" opacity=".22" />
          <path d="M-35 34c9-5 17-5 26 0s18 5 26 0 12-4 18-2M-35 41c9-5 17-5 26 0s18 5 26 0 12-4 18-2" />
        </g>
        <path d="M-35 50h70" stroke="#b9822b" strokeWidth=".7" />
        <text y="60.5" textAnchor="middle" fontSize="10" fontWeight="700" fill="#3a1524">
          L’Étoile
        </text>
      </g>
    </svg>
  );
}
