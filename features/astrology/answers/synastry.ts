import { list } from '@solelune/contract/answers';
import { HOUSE_SYSTEMS, MAJOR_ASPECTS } from '@solelune/sky';
import { PLANETS } from '@solelune/sky/bodies';
import { z } from 'zod';
import { BOND_POINTS, INTIMATE_DOMAINS, LESSER_POINTS, OPEN_DOMAINS } from '../engine/synastry/index.ts';
import { aspectKind, chartView, timeCertainty, zodiacPoint } from './chart.ts';
import { signFacts } from './signs.ts';

const bondPoint = z.enum(BOND_POINTS);
const planet = z.enum(PLANETS);
const drawnBody = z.enum([...PLANETS, ...LESSER_POINTS]);
const drawnPoint = z.enum([...BOND_POINTS, ...LESSER_POINTS]);
const kind = z.enum(MAJOR_ASPECTS);
const degrees = z.number();
/** From a point of the first birth to a point of the second. */
const named = { from: bondPoint, to: bondPoint, kind };

/** One of the two skies: positions, and whose they are where the address says it. */
const skyOfOne = z.object({
  firstname: z.string(),
  sun_sign: signFacts,
  moon_sign: signFacts,
  /** More than one Moon may be possible when the hour is unknown. Absent from a share, which knows no hours. */
  certainty: timeCertainty.optional(),
  time_known: z.boolean(),
  bodies: list(
    zodiacPoint.extend({
      key: drawnBody,
      retrograde: z.boolean(),
      /** How far it may stand from there, either way, where the hour is unknown. */
      spread_deg: degrees,
    }),
  ),
  ascendant_deg: degrees.optional(),
  midheaven_deg: degrees.optional(),
  cusps_deg: z.array(degrees).length(12).optional(),
});

const crossAspect = z.object({
  ...named,
  orb_deg: degrees,
  /** The widest it may be where an hour is unknown. */
  orb_most_deg: degrees,
  /** 0 to 100. */
  strength: z.int(),
  tone: z.enum(['carries', 'rubs']),
});

const composite = z.object({
  points: list(zodiacPoint.extend({ key: bondPoint, house: z.int().optional() })),
  cusps_deg: z.array(degrees).length(12).optional(),
  aspects: list(z.object({ ...named, orb_deg: degrees })),
});

/** 50, and the points of its aspects; null where no aspect speaks of the domain. */
const bondScore = z.object({
  domain: z.enum([...OPEN_DOMAINS, ...INTIMATE_DOMAINS]),
  label: z.string(),
  score: z.int().nullable(),
  reason: z.string(),
  parts: list(z.object({ ...named, points: z.number() })),
});

const bondPart = z.object({
  /** An anchor of the page: `sun-trine-moon`, `one-venus-7`. */
  key: z.string(),
  aspect: z.object(named).optional(),
  placement: z.object({ planet, house: z.int() }).optional(),
  html: z.string(),
});

const bondReading = z.object({
  lead: z.string(),
  chapters: list(z.object({ key: z.string(), title: z.string(), parts: list(bondPart) })),
});
export type BondReading = z.output<typeof bondReading>;

const couple = <Value extends z.ZodType>(value: Value) => z.object({ you: value, other: value });

/** Everything that two births say of one another, love and desire aside. */
export const synastry = {
  /** How both skies are looked at. Longitudes are in its zodiac. */
  settings: z.object({ house_system: z.enum(HOUSE_SYSTEMS), orb_deg: degrees, view: chartView }),
  skies: couple(skyOfOne),
  aspects: list(crossAspect),
  /** Drawn and listed, without a text: minor ones, and those of Chiron, the node and the Black Moon. */
  lesser_aspects: list(z.object({ from: drawnPoint, to: drawnPoint, kind: aspectKind, orb_deg: degrees })),
  /** The planets of each in the houses of the other; empty where the other's hour is unknown. */
  overlays: couple(list(z.object({ planet, house: z.int() }))),
  composite,
  scores: list(bondScore),
  /** What an unknown hour or place takes away, a sentence each. */
  limits: list(z.string()),
  reading: bondReading,
};

/** Love and desire: closed, and empty, for who has not opened them. */
export const intimateBond = z.object({ is_closed: z.boolean(), scores: list(bondScore), parts: list(bondPart) });
