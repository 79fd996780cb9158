import { MINUTES_PER_DAY } from '../../engine/hours.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** The sky from its top to the horizon at hours of the day; between two, it is mixed. Midnight closes the circle. */
const SKIES: readonly {
  readonly hour: number;
  readonly top: Colour;
  readonly low: Colour;
  readonly isDark: boolean;
}[] = [
  { hour: 0, top: [13, 11, 32], low: [48, 42, 104], isDark: true },
  { hour: 4.5, top: [20, 24, 60], low: [84, 70, 120], isDark: true },
  { hour: 6.5, top: [58, 72, 128], low: [240, 178, 128], isDark: true },
  { hour: 9, top: [104, 158, 206], low: [250, 228, 188], isDark: false },
  { hour: 13, top: [92, 152, 206], low: [246, 238, 214], isDark: false },
  { hour: 17, top: [122, 150, 190], low: [252, 210, 138], isDark: false },
  { hour: 19.5, top: [60, 48, 104], low: [226, 132, 92], isDark: true },
  { hour: 22, top: [20, 16, 46], low: [72, 52, 112], isDark: true },
  { hour: 24, top: [13, 11, 32], low: [48, 42, 104], isDark: true },
];

const mix = (from: Colour, to: Colour, share: number): string =>
  `rgb(${from.map((part, index) => Math.round(part + ((to[index] ?? part) - part) * share)).join(' ')})`;

export interface SkyOfHour {
  readonly top: string;
  readonly low: string;
  /** Stars can be seen. */
  readonly isDark: boolean;
  /** The sun by day, the moon by night. */
  readonly isDay: boolean;
  /** 0 where the light rises, 1 where it sets. */
  readonly course: number;
}

const SUNRISE = 6;
const SUNSET = 18;

/** The sky as one imagines it at an hour: of no day and no place, so of an equinox. */
export function skyOfHour(minuteOfDay: number): SkyOfHour {
  const hour = (minuteOfDay * 24) / MINUTES_PER_DAY;
  const after = Math.max(
    1,
    SKIES.findIndex((sky) => sky.hour > hour),
  );
  const [from, to] = [SKIES[after - 1], SKIES[after]] as [(typeof SKIES)[number], (typeof SKIES)[number]];
  const share = (hour - from.hour) / (to.hour - from.hour);
  const isDay = hour >= SUNRISE && hour < SUNSET;
  return {
    top: mix(from.top, to.top, share),
    low: mix(from.low, to.low, share),
    isDark: share < 0.5 ? from.isDark : to.isDark,
    isDay,
    course: ((hour - (isDay ? SUNRISE : SUNSET) + 24) % 24) / 12,
  };
}
