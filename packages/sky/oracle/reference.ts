// Reads the reference figures the tests and the bench compare with. Figures only: see `provenance` in each file.
import { readFileSync } from 'node:fs';
import type { HouseSystem } from '../src/houses/systems.ts';

export type Tag = 'modern' | 'c19' | 'early_modern' | 'medieval' | 'antiquity' | 'future' | 'polar';

export interface ReferenceCase {
  id: string;
  tag: Tag;
  utc: string;
  julianDate: string | null;
  jdUt: number;
  jdTt: number;
  deltaTSeconds: number;
  latDeg: number;
  lngDeg: number;
  /** In the order of `BODIES`: longitude, latitude, speed; null where the reference has none. */
  bodies: ([number, number, number] | null)[];
  ascendantDeg: number;
  midheavenDeg: number;
  armcDeg: number;
  obliquityDeg: number;
  /** Cusps 1 to 6 (1 alone for the equal systems). */
  cusps: Record<HouseSystem, number[] | null>;
  isDay: boolean;
  fortuneDeg: number;
}

type Row = [
  string,
  Tag,
  string,
  string | null,
  number,
  number,
  number,
  number,
  number,
  ReferenceCase['bodies'],
  [number, number, number, number],
  (number[] | null)[],
  boolean,
  number,
];

interface ReferenceFile {
  bodies: string[];
  houseSystems: HouseSystem[];
  cases: Row[];
  polar: Row[];
  solarReturns: [natalDeg: number, year: number, jdUt: number, moonDeg: number][];
  moonPhases: [phase: string, jdUt: number, moonDeg: number][];
  phaseSamples: [utc: string, elongationDeg: number, phase: string, fraction: number, waxing: boolean][];
}

interface EventsFile {
  solar: [kind: string, jdUt: number][];
  lunar: [kind: string, jdUt: number][];
  riseSet: [
    body: 'sun' | 'moon',
    after: number,
    latDeg: number,
    lngDeg: number,
    rise: number | null,
    set: number | null,
  ][];
  sunIngress: [after: number, longitude: number, jdUt: number][];
  moonIngress: [after: number, longitude: number, jdUt: number][];
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

export function readReference() {
  const file = read('reference.json') as ReferenceFile;
  const toCase = (row: Row): ReferenceCase => {
    const [id, tag, utc, julianDate, jdUt, jdTt, deltaTSeconds, latDeg, lngDeg, bodies, angles, cusps, isDay, fortuneDeg] =
      row;
    const [ascendantDeg, midheavenDeg, armcDeg, obliquityDeg] = angles;
    return {
      id,
      tag,
      utc,
      julianDate,
      jdUt,
      jdTt,
      deltaTSeconds,
      latDeg,
      lngDeg,
      bodies,
      ascendantDeg,
      midheavenDeg,
      armcDeg,
      obliquityDeg,
      cusps: Object.fromEntries(file.houseSystems.map((system, i) => [system, cusps[i] ?? null])) as ReferenceCase['cusps'],
      isDay,
      fortuneDeg,
    };
  };
  return {
    bodies: file.bodies,
    cases: file.cases.map(toCase),
    polar: file.polar.map(toCase),
    solarReturns: file.solarReturns,
    moonPhases: file.moonPhases,
    phaseSamples: file.phaseSamples,
  };
}

export function readReferenceEvents(): EventsFile {
  return read('events.json') as EventsFile;
}
