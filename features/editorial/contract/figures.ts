import { list } from '@solelune/contract/answers';
import { z } from 'zod';

/** Figures as they cross the wire: values that the engines computed, and the words of their caption. */
const caption = z.string();

const moon = z.object({
  kind: z.literal('moon'),
  caption,
  moons: list(
    z.object({
      day: z.string(),
      phase: z.string(),
      where: z.string(),
      illuminatedFraction: z.number(),
      waxing: z.boolean(),
    }),
  ),
});

const lunation = z.object({
  kind: z.literal('lunation'),
  caption,
  days: list(
    z.object({
      day: z.number(),
      /** 1 is Monday. */
      weekday: z.number(),
      illuminatedFraction: z.number(),
      waxing: z.boolean(),
      sign: z.string(),
      /** Spoken: « 24, pleine Lune, en Cancer ». */
      words: z.string(),
      exact: z.boolean(),
    }),
  ),
});

const table = z.object({
  kind: z.literal('table'),
  caption,
  head: list(z.string()),
  rows: list(list(z.string())),
});

const wheel = z.object({
  kind: z.literal('wheel'),
  caption,
  label: z.string(),
  chart: z.object({
    bodies: list(
      z.object({
        key: z.string(),
        longitudeDeg: z.number(),
        house: z.number().optional(),
        retrograde: z.boolean().optional(),
      }),
    ),
    cuspsDeg: list(z.number()).optional(),
    ascendantDeg: z.number().optional(),
    midheavenDeg: z.number().optional(),
    aspects: list(z.object({ from: z.string(), to: z.string(), kind: z.string(), orbDeg: z.number() })),
  }),
});

/** Lines in a square of 100 by 100, y downwards. */
const curve = z.object({
  kind: z.literal('curve'),
  caption,
  lines: list(z.object({ name: z.string(), direct: z.string(), retrograde: z.string() })),
  rows: list(z.object({ at: z.number(), label: z.string(), sign: z.string().optional() })),
  columns: list(z.object({ at: z.number(), label: z.string() })),
});

const gallery = z.object({
  kind: z.literal('gallery'),
  caption,
  of: z.enum(['card', 'stone', 'angel']),
  /** SVG that the seals of angels share; empty for the others. */
  defs: z.string(),
  items: list(
    z.object({
      slug: z.string(),
      /** The address of a drawing, or the drawing itself. */
      picture: z.string().nullable(),
      seal: z.string().nullable(),
      name: z.string(),
      note: z.string(),
      to: z.string(),
    }),
  ),
});

const clock = z.object({
  kind: z.literal('clock'),
  caption,
  hour: z.number(),
  minute: z.number(),
  label: z.string(),
  to: z.string(),
});

export const figureView = z.discriminatedUnion('kind', [moon, lunation, table, wheel, curve, gallery, clock]);
export type FigureView = z.output<typeof figureView>;
export type ViewOf<Kind extends FigureView['kind']> = Extract<FigureView, { kind: Kind }>;
