import { Moon } from '@solelune/ui/moon';

const RADIUS = 94;
/** The drawing of the moon leaves a margin of 4 in 50 around its disc. */
const SIDE = (RADIUS * 2 * 50) / 46;

/** The Moon with her light of this instant, in the middle of the wheel. */
export function HeroMoon({ illuminatedFraction, waxing }: { illuminatedFraction: number; waxing: boolean }) {
  const corner = Math.round(-SIDE / 2);
  return (
    <>
      <circle className="home-hero__halo" r={RADIUS * 1.75} />
      <circle className="home-hero__orbit" r={RADIUS + 9} />
      <g transform={`translate(${corner} ${corner})`} stroke="none">
        <Moon illuminatedFraction={illuminatedFraction} waxing={waxing} size={-corner * 2} tiltDeg={-20} />
      </g>
    </>
  );
}
