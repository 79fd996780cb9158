/** The ribbon of a year: where each planet stands, where it turns back, and the lunations along it. Days count from 1 January of the site's zone. */
import { type Ephemeris, type Planet, type Sign, type Span, signOf, skyNow } from '@solelune/sky';
import { type EventOf, eclipseOf, type SkyEvent, type SlowBody } from './sky-events.ts';

interface Stay {
  readonly sign: Sign;
  readonly from: number;
  readonly to: number;
  readonly retrograde: boolean;
}

export interface YearRibbon {
  readonly days: number;
  readonly planets: readonly {
    readonly body: SlowBody;
    readonly stays: readonly Stay[];
    readonly stations: readonly { readonly at: number; readonly direction: 'retrograde' | 'direct' }[];
  }[];
  /** Exact angles between two of the slow ones. */
  readonly aspects: readonly { readonly at: number; readonly a: SlowBody; readonly b: SlowBody }[];
  /** Equinoxes and solstices: the Sun at 0°, 90°, 180°, 270°. */
  readonly turns: readonly { readonly at: number; readonly sign: Sign }[];
  readonly lunations: readonly (EventOf<'lunation'> & {
    readonly day: number;
    readonly eclipse: 'sun' | 'moon' | null;
  })[];
}

/** Those that change a year, then those that change a month. */
const RIBBON_BODIES = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'mars', 'venus', 'mercury'] as const;
export const SLOW_RIBBON: readonly SlowBody[] = RIBBON_BODIES.slice(0, 5);
const TURNING: readonly Sign[] = ['aries', 'cancer', 'libra', 'capricorn'];

export function yearRibbon(ephemeris: Ephemeris, span: Span, events: readonly SkyEvent[]): YearRibbon {
  const dayAt = (at: Temporal.Instant) => (at.epochMilliseconds - span.from.epochMilliseconds) / 86400_000;
  const days = dayAt(span.to);
  const before = skyNow(ephemeris, span.from, ['sun', ...RIBBON_BODIES]);
  return {
    days: Math.round(days),
    planets: RIBBON_BODIES.map((body) => {
      const start = before.find((one) => one.body === (body as Planet));
      const changes = events.filter(
        (event): event is EventOf<'ingress'> | EventOf<'station'> =>
          (event.what === 'ingress' || event.what === 'station') && event.body === body,
      );
      const stays: Stay[] = [];
      let sign = signOf(start?.lonDeg as number);
      let retrograde = start?.retrograde as boolean;
      let from = 0;
      for (const change of changes) {
        const at = dayAt(change.at);
        stays.push({ sign, from, to: at, retrograde });
        if (change.what === 'ingress') sign = change.sign;
        else retrograde = change.direction === 'retrograde';
        from = at;
      }
      stays.push({ sign, from, to: days, retrograde });
      const stations = changes.filter((change) => change.what === 'station');
      return { body, stays, stations: stations.map(({ at, direction }) => ({ at: dayAt(at), direction })) };
    }),
    aspects: events
      .filter((event) => event.what === 'aspect' && SLOW_RIBBON.includes(event.a) && SLOW_RIBBON.includes(event.b))
      .map((event) => ({ at: dayAt(event.at), a: (event as EventOf<'aspect'>).a, b: (event as EventOf<'aspect'>).b })),
    turns: events
      .filter((event) => event.what === 'ingress' && event.body === 'sun' && TURNING.includes(event.sign))
      .map(({ at, sign }) => ({ at: dayAt(at), sign })),
    lunations: events
      .filter((event) => event.what === 'lunation')
      .map((lunation) => ({ ...lunation, day: dayAt(lunation.at), eclipse: eclipseOf(lunation, events)?.of ?? null })),
  };
}
