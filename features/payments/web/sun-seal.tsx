import { pathPoint } from '@solelune/ui/geometry';

const RAYS = Array.from(
  { length: 40 },
  (_, ray) => `M${pathPoint(22, ray * 9)}L${pathPoint(ray % 2 ? 29 : 37, ray * 9)}`,
).join('');

/** The Sun as it is stamped: on the purse, on a receipt. */
export function SunSeal({ size = 76 }: { size?: number }) {
  return (
    <svg className="sun-seal" width={size} height={size} viewBox="-40 -40 80 80" aria-hidden="true">
      <path d={RAYS} stroke="var(--gold)" strokeWidth="1.1" />
      <circle r="19" fill="var(--draw-leaf)" stroke="var(--draw-ink)" strokeWidth="1.2" />
      <circle r="13" fill="none" stroke="var(--draw-ink)" opacity=".6" />
    </svg>
  );
}
