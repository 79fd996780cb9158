const GLASS = { on: '#fff6dc', busy: '#d98a4e', off: '#221e47' };
const RAYS = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  const at = (radius: number) =>
    `${(20 + radius * Math.sin(angle)).toFixed(2)} ${(20 - radius * Math.cos(angle)).toFixed(2)}`;
  return `M${at(15)}L${at(index % 2 ? 17.5 : 19.5)}`;
}).join('');

/** The lamp of the house, lit, turned low, or out. */
export const Lantern = ({ lit }: { lit: keyof typeof GLASS }) => (
  <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    {lit === 'on' && (
      <>
        <circle cx="20" cy="20" r="17" fill="#ffe9b8" opacity="0.28" />
        <path d={RAYS} stroke="#fff3d0" strokeWidth="1.1" />
      </>
    )}
    {lit === 'busy' && <circle cx="20" cy="20" r="15" fill="#c9793f" opacity="0.3" />}
    <g transform="translate(20 8) scale(0.6)">
      <path d="M-7 0h14l4 8v22l-6 10h-10l-6-10V8z" fill={GLASS[lit]} stroke="#f0d79b" strokeWidth="1.4" />
      <path d="M-11 8h22M-11 30h22M0 8v22" stroke={lit === 'on' ? '#b9822b' : '#f0d79b'} strokeWidth="0.9" />
    </g>
  </svg>
);
