/** Three small skies, drawn for the pages one hopes not to see. */
const Stars = () => (
  <g fill="var(--draw-leaf)">
    {[
      [40, 44, 1.6],
      [214, 30, 2.2],
      [246, 96, 1.4],
      [24, 132, 1.8],
      [196, 168, 1.3],
      [92, 22, 1.2],
      [150, 186, 1.7],
    ].map(([x, y, r]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
    ))}
  </g>
);

const Sky = ({ children }: { children: React.ReactNode }) => (
  <svg viewBox="0 0 270 210" width="270" height="210" role="presentation">
    <rect width="270" height="210" rx="26" fill="var(--night-sky-1)" />
    <circle cx="135" cy="105" r="96" fill="none" stroke="var(--night-hairline)" />
    <circle cx="135" cy="105" r="76" fill="none" stroke="var(--night-hairline)" strokeDasharray="1 7" />
    <Stars />
    {children}
  </svg>
);

export const EclipseFigure = () => (
  <Sky>
    <circle cx="135" cy="105" r="50" fill="var(--draw-leaf)" />
    <circle cx="141" cy="103" r="49" fill="var(--night-sky-0)" />
    <path
      d="M85 105a50 50 0 0 0 44 49.6"
      fill="none"
      stroke="var(--draw-paper)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </Sky>
);

export const CloudedFigure = () => (
  <Sky>
    <circle cx="150" cy="88" r="40" fill="var(--draw-leaf)" />
    <path
      d="M62 142a24 24 0 0 1 8-46 34 34 0 0 1 64-8 26 26 0 0 1 36 12 21 21 0 0 1 8 42Z"
      fill="var(--night-sky-2)"
      stroke="var(--draw-leaf)"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  </Sky>
);

export const CutThreadFigure = () => (
  <Sky>
    <g fill="none" stroke="var(--draw-leaf)" strokeWidth="1.8" strokeLinecap="round">
      <path d="M44 128 92 84l30 22" />
      <path d="m152 96 26-30 48 40" />
      <path d="m127 88 4 10m10-14-2 10" strokeDasharray="1 5" />
    </g>
    {[
      [44, 128],
      [92, 84],
      [122, 106],
      [152, 96],
      [178, 66],
      [226, 106],
    ].map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r="5" fill="var(--draw-paper)" />
    ))}
  </Sky>
);
