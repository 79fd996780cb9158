import { classNames } from '../class-names.ts';
import { pointAt, starPolygonPath } from '../geometry/index.ts';
import { type ZodiacSign, zodiacGlyphs } from '../icon/index.ts';
import './sign-medallion.css';

const SIGNS = Object.keys(zodiacGlyphs) as ZodiacSign[];
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
      {/* Sixty marks inside the rim, every fifth one longer: dashes of two circles. A path for each made a list of the twelve signs 15 KB heavier. */}
      <g opacity=".6" strokeLinecap="butt">
        <circle r="52.75" strokeWidth="2.5" pathLength="60" strokeDasharray=".13 .87" strokeDashoffset=".065" />
        <circle r="51.25" strokeWidth="5.5" pathLength="60" strokeDasharray=".13 4.87" strokeDashoffset=".065" />
      </g>
      <circle r="44" strokeWidth=".7" opacity=".7" />
      <path d={ROSE} strokeWidth=".5" opacity=".2" />
      <g transform="translate(-24 -24) scale(2)" strokeWidth="1.2">
        <path d={zodiacGlyphs[sign].d} />
      </g>
      <circle cx={beadX} cy={beadY} r="3.6" className="sign-medallion__bead" />
    </svg>
  );
}
