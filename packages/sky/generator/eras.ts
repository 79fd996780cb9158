// What goes into each pack: its span, its bodies, and how finely each quantity is kept.
import { PLANETS } from '../src/bodies.ts';
import type { FittedBody } from './apparent.ts';

export interface Era {
  name: string;
  file: string;
  startJdTt: number;
  endJdTt: number;
  bodies: readonly FittedBody[];
  /** Arcseconds for angles; au for distances. A value of 0 leaves the quantity out. */
  moon: { angleQuantum: number; angleTolerance: number; distanceQuantum: number; latitude: boolean };
  planets: { angleQuantum: number; angleTolerance: number; distanceQuantum: number; latitude: boolean };
  nutation: { angleQuantum: number; angleTolerance: number };
  /** Longer series take fewer bytes and more time, and their derivative is noisier at the ends of a segment. */
  maxOrders: number;
}

export const ERAS: Era[] = [
  {
    name: '1600-2300',
    file: 'modern.skypack',
    startJdTt: 2305432.5,
    endJdTt: 2561500.5,
    bodies: [...PLANETS, 'chiron'],
    moon: { angleQuantum: 0.0005, angleTolerance: 0.0006, distanceQuantum: 2e-9, latitude: true },
    planets: { angleQuantum: 0.002, angleTolerance: 0.002, distanceQuantum: 2e-6, latitude: true },
    nutation: { angleQuantum: 0.0005, angleTolerance: 0.0005 },
    maxOrders: 17,
  },
  {
    name: '0-1600',
    file: 'ancient.skypack',
    startJdTt: 1721040.5,
    endJdTt: 2305472.5,
    bodies: PLANETS,
    moon: { angleQuantum: 0.004, angleTolerance: 0.005, distanceQuantum: 1e-8, latitude: true },
    planets: { angleQuantum: 0.01, angleTolerance: 0.01, distanceQuantum: 1e-5, latitude: true },
    nutation: { angleQuantum: 0.002, angleTolerance: 0.002 },
    maxOrders: 24,
  },
  {
    name: '1900-2100, longitudes',
    file: 'browser.skypack',
    startJdTt: 2415000.5,
    endJdTt: 2488200.5,
    bodies: [...PLANETS, 'chiron'],
    moon: { angleQuantum: 0.04, angleTolerance: 0.04, distanceQuantum: 0, latitude: true },
    planets: { angleQuantum: 0.04, angleTolerance: 0.04, distanceQuantum: 0, latitude: false },
    nutation: { angleQuantum: 0.02, angleTolerance: 0.02 },
    maxOrders: 20,
  },
];
