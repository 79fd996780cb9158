/** A star about to rise over the horizon: what is not there yet, and is coming. */
export function RisingFigure() {
  const rays = Array.from({ length: 13 }, (_, index) => Math.PI + (index * Math.PI) / 12);
  return (
    <svg className="soon-page__figure" viewBox="0 0 320 240" aria-hidden="true">
      <defs>
        <linearGradient id="soon-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--night-sky-0)" />
          <stop offset="1" stopColor="var(--night-glow)" />
        </linearGradient>
        <clipPath id="soon-horizon">
          <rect width="320" height="168" />
        </clipPath>
      </defs>
      <rect width="320" height="240" rx="26" fill="url(#soon-sky)" />
      <g clipPath="url(#soon-horizon)">
        <g stroke="var(--draw-leaf)" strokeLinecap="round">
          {rays.map((angle, index) => (
            <line
              key={angle}
              x1={round(160 + 62 * Math.cos(angle))}
              y1={round(168 + 62 * Math.sin(angle))}
              x2={round(160 + (index % 2 ? 84 : 100) * Math.cos(angle))}
              y2={round(168 + (index % 2 ? 84 : 100) * Math.sin(angle))}
              strokeWidth={index % 2 ? 1 : 1.8}
            />
          ))}
        </g>
        <circle cx="160" cy="168" r="48" fill="var(--draw-leaf)" />
        <circle cx="160" cy="168" r="55" fill="none" stroke="var(--draw-leaf)" strokeOpacity=".5" />
      </g>
      <path
        d="M0 168c60-14 110 10 160 4s104-18 160-4v46a26 26 0 0 1-26 26H26a26 26 0 0 1-26-26Z"
        fill="var(--night-sky-0)"
      />
      <g fill="var(--draw-paper)">
        <circle cx="46" cy="40" r="1.6" />
        <circle cx="268" cy="56" r="2" />
        <circle cx="228" cy="24" r="1.2" />
        <circle cx="92" cy="72" r="1.2" />
        <circle cx="142" cy="30" r="1.5" />
      </g>
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
