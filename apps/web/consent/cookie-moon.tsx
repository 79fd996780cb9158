const CHIPS = [
  [-14, -10, 4.5],
  [-4, 12, 5],
  [-22, 8, 3.4],
  [14, 18, 4.5],
  [4, -4, 3],
  [-6, 27, 3],
] as const;

/** A biscuit that has been bitten into a moon. */
export function CookieMoon() {
  return (
    <svg viewBox="-40 -40 80 80" aria-hidden="true">
      <path
        d="M6-35A36 36 0 1 0 35 8 14 14 0 0 1 20-4 14 14 0 0 1 6-18 14 14 0 0 1 6-35z"
        fill="#e9c88a"
        stroke="#9a6a1d"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M-2-30A31 31 0 0 0-20 24" fill="none" stroke="#fff3d0" strokeWidth="1.4" strokeLinecap="round" />
      <g fill="#7a4f12">
        {CHIPS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path d="M26-32l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM15-39l1 3 3 1-3 1-1 3-1-3-3-1 3-1z" fill="var(--gold)" />
    </svg>
  );
}
