import { list } from '@solelune/contract/answers';
import { ASPECTS, type AspectKind, HOUSE_SYSTEMS } from '@solelune/sky';
import { ELEMENTS, MODALITIES } from '@solelune/sky/zodiac';
import { z } from 'zod';
import { HIDABLE, KINDS_OF_POINT, ZODIACS } from '../engine/view/settings.ts';
import { bodyKey, signKey } from './signs.ts';

/** Degrees, to a millionth. Longitudes are apparent, geocentric, tropical, of date. */
const degrees = z.number();

/** A point of the zodiac. */
export const zodiacPoint = z.object({ longitude_deg: degrees, sign: signKey, degree_in_sign: degrees });

const chartBody = zodiacPoint.extend({
  key: bodyKey,
  latitude_deg: degrees,
  speed_deg_per_day: degrees,
  retrograde: z.boolean(),
  house: z.int(),
});

export const aspectKind = z.enum(Object.keys(ASPECTS) as [AspectKind, ...AspectKind[]]);
export const aspectPoint = z.enum([...bodyKey.options, 'ascendant', 'midheaven']);

const share = <T extends z.ZodType>(key: T) =>
  list(z.object({ key, weight: z.number(), share: z.number(), bodies: list(aspectPoint) }));

/** Tightest first. */
export const aspects = list(
  z.object({
    from: aspectPoint,
    to: aspectPoint,
    kind: aspectKind,
    orb_deg: degrees,
    applying: z.boolean(),
  }),
);

/** How a natal chart is looked at. */
export const chartView = z.object({
  zodiac: z.enum(ZODIACS),
  /** What was taken from every longitude, nutation included; absent in the tropical zodiac. */
  shift_deg: degrees.optional(),
  node: z.enum(KINDS_OF_POINT),
  lilith: z.enum(KINDS_OF_POINT),
  aspects: list(z.object({ kind: aspectKind, orb_deg: degrees })),
  hidden: list(z.enum(HIDABLE)),
});

export const chart = z.object({
  /** Sun to Pluto, then chiron (from 1600 on), mean_node, true_node, mean_lilith. Aspects use the mean node; where `view` asks for true points, they stand under `mean_node` and `mean_lilith`. */
  bodies: list(chartBody),
  houses: z.object({
    system_asked: z.enum(HOUSE_SYSTEMS),
    system_used: z.enum(HOUSE_SYSTEMS),
    /** Why they differ: Placidus and Koch do not exist inside the polar circles. */
    reason: z.enum(['undefined_in_polar_circle']).optional(),
    cusps_deg: z.array(degrees).length(12),
  }),
  angles: z.object({
    ascendant_deg: degrees,
    descendant_deg: degrees,
    midheaven_deg: degrees,
    imum_coeli_deg: degrees,
  }),
  orb_deg: degrees,
  /** Of a natal chart whose hour is known. */
  view: chartView.optional(),
  aspects,
  is_day: z.boolean(),
  part_of_fortune: zodiacPoint.extend({ house: z.int() }),
  /** Heaviest first; shares add up to 1. */
  elements: share(z.enum(ELEMENTS)),
  modalities: share(z.enum(MODALITIES)),
  /** The ten planets from the strongest, 0 to 100, the method in `engine/strength.ts`. The first is the dominant. */
  strengths: list(z.object({ key: bodyKey, points: z.number(), percent: z.int() })),
});

export const place = z.object({
  /** Absent where the visitor gave coordinates. */
  id: z.string().optional(),
  display_name: z.string(),
  timezone: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** The point is the middle of the neighbouring communes, about 5 km off. */
  is_location_approximate: z.boolean(),
});

/** A moment on the clocks of a place. */
export const localMoment = z.object({
  utc: z.string(),
  /** `1988-06-17`, in the calendar of its time. */
  date: z.string(),
  /** `14:25` */
  time: z.string(),
  /** « vendredi 17 juin 1988 à 14 h 25 » */
  words: z.string(),
  /** `+02:00` */
  offset: z.string(),
});

export const proof = z.object({
  utc: z.string(),
  local: localMoment,
  /** False: the hour is unknown and noon was taken, or the middle of the interval where one was given. */
  time_known: z.boolean(),
  is_middle: z.boolean(),
  /** `+02:00`, `+00:09:21` */
  offset: z.string(),
  offset_seconds: z.int(),
  offset_rule: z.object({ code: z.string(), zone: z.string(), sentence: z.string() }),
  place,
  calendar: z.enum(['gregorian', 'julian']),
  julian_day_ut: z.number(),
  delta_t_seconds: z.number(),
  /** One standard deviation, and how far it moves the Moon. */
  delta_t_uncertainty_seconds: z.number(),
  delta_t_moon_arcsec: z.number(),
  local_sidereal_time_hours: z.number(),
  obliquity_deg: degrees,
  ephemeris: z.object({ era: z.string(), generator: z.string(), sha256: z.string() }),
  /** Arcseconds, against JPL's DE431. */
  accuracy: z.object({
    era: z.string(),
    planets_arcsec: z.number(),
    mars_arcsec: z.number(),
    moon_arcsec: z.number(),
    true_node_arcsec: z.number(),
    mean_points_arcsec: z.number(),
    chiron_arcsec: z.number().optional(),
    cusps_arcsec: z.number(),
  }),
});

const certain = z.object({
  subject: aspectPoint,
  what: z.enum(['sign', 'house', 'retrograde']),
  /** A sign's key, a house's number, `retrograde` or `direct`. */
  value: z.string(),
});

/** What the bodies did over the possible instants; absent where the hour is known. */
export const skyOver = z.object({
  /** From midnight to midnight; false: between two hours. */
  whole_day: z.boolean(),
  /** The lowest and the highest longitude of each. */
  longitudes: list(z.object({ subject: bodyKey, from: zodiacPoint, to: zodiacPoint })),
  /** Narrowest first. A certain one holds at every instant, its orb within the two given; another in its spans alone. */
  aspects: list(
    z.object({
      from: bodyKey,
      to: bodyKey,
      kind: aspectKind,
      certain: z.boolean(),
      orb_from_deg: degrees,
      orb_to_deg: degrees,
      spans: list(z.object({ from: localMoment, to: localMoment })),
    }),
  ),
});

export type SkyOver = z.output<typeof skyOver>;

/** What changes if the hour is not the one given: around it, or over the whole day when it is unknown. */
export const timeCertainty = z.object({
  time_known: z.boolean(),
  from: localMoment,
  to: localMoment,
  certain: list(certain),
  uncertain: list(
    certain.extend({
      flips: list(
        z.object({
          at: localMoment,
          /** From the moment of the chart; negative is earlier. */
          minutes: z.number(),
          before: z.string(),
          after: z.string(),
        }),
      ),
    }),
  ),
  /** The span around the chart's moment in which nothing flips. */
  steady: z.object({ from: localMoment, to: localMoment }),
  /** How far one minute moves the ascendant, arcminutes. */
  ascendant_arcmin_per_minute: z.number(),
  over: skyOver.optional(),
});

export type TimeCertainty = z.output<typeof timeCertainty>;
