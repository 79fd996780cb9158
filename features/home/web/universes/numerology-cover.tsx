/** The letters of a word and their values from 1 to 9: 1 + 6 + 3 + 5 + 9 + 3 = 27, and 2 + 7 = 9. */
const LETTERS = [
  ['S', 1],
  ['O', 6],
  ['L', 3],
  ['E', 5],
  ['I', 9],
  ['L', 3],
] as const;
const SUM = 9;
const MIDDLE = (LETTERS.length - 1) / 2;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** A word whose letters flow into one number. */
export function NumerologyCover() {
  return (
    <svg viewBox="0 0 360 188" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth=".7">
        {[0, 1, 2, 3, 4].map((ring) => (
          <circle key={ring} cx="180" cy="196" r={64 + ring * 34} opacity={rounded(3.4 - ring * 0.5) / 10} />
        ))}
      </g>
      {LETTERS.map(([letter, value], index) => {
        const x = rounded(180 + (index - MIDDLE) * 53);
        const y = rounded(50 - (MIDDLE - Math.abs(index - MIDDLE)) * 6);
        const near = rounded(180 + (x - 180) * 0.3);
        const end = rounded(180 + (x - 180) * 0.16);
        return (
          // A letter can stand twice in a word.
          <g key={x} textAnchor="middle">
            <path
              d={`M${x} ${y + 50}C${x} ${y + 84} ${near} 120 ${end} 146`}
              fill="none"
              stroke="currentColor"
              opacity=".75"
            />
            <rect x={x - 20} y={y - 24} width="40" height="50" rx="7" fill="var(--card)" stroke="currentColor" />
            <text x={x} y={y + 11} fontSize="32" fontWeight="600" fill="var(--ink)">
              {letter}
            </text>
            <circle cx={x} cy={y + 40} r="12" fill="currentColor" />
            <text x={x} y={y + 45.5} className="home-universe__value" fontSize="15" fontWeight="700" fill="var(--card)">
              {value}
            </text>
          </g>
        );
      })}
      <circle cx="180" cy="178" r="40" fill="currentColor" />
      <text x="180" y="182" textAnchor="middle" fontSize="50" fontWeight="600" fill="var(--card)">
        {SUM}
      </text>
    </svg>
  );
}
