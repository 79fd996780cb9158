import type { WheelSky } from '../../contract.ts';
import type { WheelLook, WheelRadii } from './wheel-look.ts';

/** What every part of a wheel is drawn from. */
export interface WheelParts {
  sky: WheelSky;
  look: WheelLook;
  radii: WheelRadii;
  /** Where a longitude stands, clockwise from the top. */
  turnOf: (lonDeg: number) => number;
}
