// Apparent geocentric places of all the bodies at an instant, from the packs.
import { normalizeDeg } from './angles.ts';
import { ALL_BODIES, BODIES, BODY_INDEX, STATE_STRIDE, TRACKED_BODY_COUNT } from './bodies.ts';
import { deflect } from './deflection.ts';
import { createDeltaT, type DeltaT } from './delta-t.ts';
import { meanLilith, meanNode, osculatingNodeDeg } from './lunar-points.ts';
import { leadWith, type Pack, type Track } from './pack.ts';
import { evaluateTrack, evaluateTracks } from './series.ts';

/** A pack that may not be loaded yet: it is opened the first time an instant falls in its span. */
export interface PackSource {
  startJdTt: number;
  endJdTt: number;
  open(): Pack;
}

export interface Orientation {
  /** Nutation in longitude, true obliquity, the Earth's mean longitude of date: degrees. */
  dpsiDeg: number;
  obliquityDeg: number;
  meanEarthDeg: number;
}

export interface Ephemeris {
  startJdTt: number;
  endJdTt: number;
  deltaTSeconds: DeltaT;
  /** One body into its place in the state, longitude in [0, 360). */
  body(index: number, jdTt: number, state: Float64Array): void;
  /**
   * All the bodies, or those of a list that starts with the Sun. A body the era does not offer (Chiron before 1600) is
   * NaN.
   * Writes the Earth's orientation too if asked.
   */
  fill(jdTt: number, state: Float64Array, orientation?: Orientation, bodies?: Uint8Array): void;
  orientation(jdTt: number): Orientation;
  /** The pack that answers for an instant. */
  packAt(jdTt: number): Pack;
}

const SUN = 0;
const MOON = 1;
const FIRST_PLANET = 2;
/** Half-width, days, of the difference that gives the true node's speed. */
const NODE_STEP = 0.05;

interface OpenEra {
  pack: Pack;
  orientation: Track;
  bodies: (Track | undefined)[];
  /** The Moon's longitude and latitude apart, each with its rate, for the true node. */
  moonLongitude: Track;
  moonLatitude: Track;
}

export function createEphemeris(sources: PackSource[]): Ephemeris {
  const first = sources[0];
  if (!first) throw new Error('an ephemeris needs a pack');
  const startJdTt = Math.min(...sources.map((source) => source.startJdTt));
  const endJdTt = Math.max(...sources.map((source) => source.endJdTt));
  const eras: (OpenEra | undefined)[] = sources.map(() => undefined);
  const earth = new Float64Array(5);
  const moonLon = new Float64Array(2);
  const moonLat = new Float64Array(2);
  const sunAlone = Uint8Array.of(SUN);
  const withSun = Uint8Array.of(SUN, SUN);
  let deltaT: DeltaT | undefined;

  function eraAt(jdTt: number): OpenEra {
    for (let i = 0; i < sources.length; i++) {
      const source = sources[i] as PackSource;
      if (jdTt >= source.startJdTt && jdTt < source.endJdTt) return eras[i] ?? openEra(i);
    }
    throw new RangeError(`Julian day ${jdTt} is outside the ephemeris (${startJdTt} to ${endJdTt})`);
  }

  function openEra(index: number): OpenEra {
    const pack = (sources[index] as PackSource).open();
    const orientation = pack.tracks.get('orientation');
    if (!orientation) throw new Error('the pack has no orientation track');
    const bodies = BODIES.slice(0, TRACKED_BODY_COUNT).map((name) => pack.tracks.get(name));
    const moonTrack = bodies[MOON] as Track;
    const era = {
      pack,
      orientation,
      bodies,
      moonLongitude: leadWith(moonTrack, 0),
      moonLatitude: leadWith(moonTrack, 1),
    };
    eras[index] = era;
    return era;
  }

  function nutate(index: number, state: Float64Array): void {
    const at = index * STATE_STRIDE;
    state[at] = normalizeDeg((state[at] as number) + (earth[0] as number));
    state[at + 1] = (state[at + 1] as number) + (earth[1] as number);
  }

  function writeOrientation(into: Orientation): void {
    into.dpsiDeg = earth[0] as number;
    into.obliquityDeg = (earth[3] as number) + (earth[2] as number);
    into.meanEarthDeg = earth[4] as number;
  }

  /** Longitude of the true node from the mean equinox. */
  function trueNodeAt(era: OpenEra, jdTt: number): number {
    evaluateTrack(era.pack, era.moonLongitude, jdTt, moonLon);
    evaluateTrack(era.pack, era.moonLatitude, jdTt, moonLat);
    return osculatingNodeDeg(moonLon[0] as number, moonLon[1] as number, moonLat[0] as number, moonLat[1] as number);
  }

  function writeTrueNode(era: OpenEra, jdTt: number, state: Float64Array): void {
    const at = BODY_INDEX.true_node * STATE_STRIDE;
    state[at] = trueNodeAt(era, jdTt);
    const step = trueNodeAt(era, jdTt + NODE_STEP) - trueNodeAt(era, jdTt - NODE_STEP);
    state[at + 1] = (step - 360 * Math.round(step / 360)) / (2 * NODE_STEP);
    state[at + 2] = 0;
  }

  function writeDerived(era: OpenEra, index: number, jdTt: number, state: Float64Array): void {
    if (index === BODY_INDEX.mean_node) meanNode(jdTt, state, index * STATE_STRIDE);
    else if (index === BODY_INDEX.mean_lilith) meanLilith(jdTt, state, index * STATE_STRIDE);
    else writeTrueNode(era, jdTt, state);
  }

  function fill(jdTt: number, state: Float64Array, orientation?: Orientation, bodies = ALL_BODIES): void {
    const era = eraAt(jdTt);
    evaluateTrack(era.pack, era.orientation, jdTt, earth);
    if (orientation) writeOrientation(orientation);
    evaluateTracks(era.pack, era.bodies, bodies, jdTt, state, STATE_STRIDE);
    for (let k = 0; k < bodies.length; k++) {
      const index = bodies[k] as number;
      if (index >= TRACKED_BODY_COUNT) writeDerived(era, index, jdTt, state);
      else if (index >= FIRST_PLANET) deflect(state, index * STATE_STRIDE, SUN);
    }
    for (let k = 0; k < bodies.length; k++) nutate(bodies[k] as number, state);
  }

  return {
    startJdTt,
    endJdTt,
    deltaTSeconds(jdUt) {
      deltaT ??= createDeltaT(first.open().header.deltaT);
      return deltaT(jdUt);
    },
    body(index, jdTt, state) {
      withSun[1] = index;
      fill(jdTt, state, undefined, index === SUN ? sunAlone : withSun);
    },
    fill,
    orientation(jdTt) {
      const era = eraAt(jdTt);
      evaluateTrack(era.pack, era.orientation, jdTt, earth);
      const orientation = { dpsiDeg: 0, obliquityDeg: 0, meanEarthDeg: 0 };
      writeOrientation(orientation);
      return orientation;
    },
    packAt: (jdTt) => eraAt(jdTt).pack,
  };
}

/**
 * An ephemeris on one pack already in memory, as in a browser. The browser pack has longitudes only (and the Moon's
 * latitude):
 * enough for `skyNow`, phases, ingresses, stations and aspects; not for houses of 1 arcsec, risings or eclipses.
 */
export function createPackEphemeris(pack: Pack): Ephemeris {
  const { startJdTt, endJdTt } = pack.header;
  return createEphemeris([{ startJdTt, endJdTt, open: () => pack }]);
}
