import { classNames } from '../class-names.ts';
import { pathPoint, pointAt, starPolygonPath } from '../geometry/index.ts';
import { type ZodiacSign, zodiacGlyphs } from '../icon/index.ts';
import './sign-medallion.css';

const SIGNS = Object.keys(zodiacGlyphs) as ZodiacSign[];
const TICKS = Array.from(
  { length: 60 },
  (_, index) => `M${pathPoint(54, index * 6)}L${pathPoint(index % 5 ? 51.5 : 48.5, index * 6)}`,
).join('');
const ROSE = starPolygonPath(12, 5, 44);

export interface SignMedallionProps {
  sign: ZodiacSign;
  /** Side in CSS pixels. */
  size?: number;
  /** The sign's French name, when no words beside it say it. */
  label?: string;
  className?: string;
}

/** The sign in its ring; the bead stands where the sign stands in the zodiac, Aries at the top. It takes the colour of the text. */
export function SignMedallion({ sign, size = 116, label, className }: SignMedallionProps) {
  const [beadX, beadY] = pointAt(54, SIGNS.indexOf(sign) * 30);
  return (
    <svg
      className={classNames('sign-medallion', className)}
      viewBox="-58 -58 116 116"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle r="44" className="sign-medallion__ground" />
      <circle r="54" />
      <path d={TICKS} strokeWidth=".7" opacity=".6" />
      <circle r="44" strokeWidth=".7" opacity=".7" />
      <path d={ROSE} strokeWidth=".5" opacity=".2" />
      <g transform="translate(-24 -24) scale(2)" strokeWidth="1.2">
        <path d={zodiacGlyphs[sign].d} />
      </g>
      <circle cx={beadX} cy={beadY} r="3.6" className="sign-medallion__bead" />
    </svg>
  );
}
