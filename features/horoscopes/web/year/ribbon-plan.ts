/** Where things stand on the ribbon of a year, lying on a wide screen, upright on a phone. Days run along it, lanes across. */
import type { Point } from '@solelune/ui/geometry';

interface Plan {
  readonly upright: boolean;
  readonly width: number;
  readonly height: number;
  /** Where the first day stands, and the length of the year. */
  readonly start: number;
  readonly length: number;
  /** Lunations, five bands, three threads. */
  readonly lanes: readonly number[];
  readonly thickness: number;
  readonly wave: number;
  readonly loop: number;
  readonly glyph: number;
  readonly knot: number;
}

export const WIDE: Plan = {
  upright: false,
  ...{ width: 1200, height: 640, start: 112, length: 1080 },
  lanes: [82, 180, 240, 300, 360, 420, 486, 540, 592],
  ...{ thickness: 32, wave: 3.4, loop: 12, glyph: 19, knot: 10.5 },
};
export const TALL: Plan = {
  upright: true,
  ...{ width: 344, height: 1150, start: 60, length: 1080 },
  lanes: [64, 108, 142, 176, 210, 244, 280, 304, 328],
  ...{ thickness: 23, wave: 1.6, loop: 7.5, glyph: 15, knot: 8 },
};

interface Stay {
  readonly from: number;
  readonly to: number;
  readonly retrograde: boolean;
}

const cut = (value: number) => Math.round(value * 10) / 10;
const STEP_DAYS = 4;

export type Lay = ReturnType<typeof layOut>;

export function layOut(plan: Plan, days: number) {
  const { upright, lanes, start, length, wave, thickness, loop, width, height } = plan;
  const along = (day: number) => cut(start + (day / days) * length);
  /** `off` goes across, from the middle of the lane. */
  const point = (day: number, lane: number, off = 0): Point => {
    const across = cut((lanes[lane] as number) + off);
    return upright ? [across, along(day)] : [along(day), across];
  };
  /** The cloth moves a little: two bands never lie alike. */
  const drift = (day: number, lane: number) => wave * Math.sin(day / 29 + lane * 1.7);
  const onBand = (lane: number, day: number, off = 0): Point => point(day, lane, drift(day, lane) + off);
  const daysFrom = (from: number, to: number) => {
    const between = Array.from(
      { length: Math.floor((to - from) / STEP_DAYS) },
      (_, step) => from + (step + 1) * STEP_DAYS,
    );
    return [from, ...between.filter((day) => day < to), to];
  };
  return {
    plan,
    point,
    onBand: (lane: number, day: number) => onBand(lane, day),
    band(lane: number, from: number, to: number) {
      const along = daysFrom(from, to);
      const top = along.map((day) => onBand(lane, day, -thickness / 2).join(' '));
      const bottom = along.toReversed().map((day) => onBand(lane, day, thickness / 2).join(' '));
      return { outline: `M${[...top, ...bottom].join('L')}Z`, edge: `M${top.join('L')}` };
    },
    /** A seam where the sign changes. */
    cut: (lane: number, day: number) =>
      `M${onBand(lane, day, -thickness / 2 - 3)}L${onBand(lane, day, thickness / 2 + 3)}`,
    thread(lane: number, stays: readonly Stay[]) {
      const points = stays.flatMap((stay, index) => {
        if (!stay.retrograde) return [point(stay.from, lane), point(stay.to, lane)];
        // A retrogradation that crosses signs is one loop.
        if (stays[index - 1]?.retrograde) return [];
        const to = (stays.slice(index).find(({ retrograde }) => !retrograde)?.from ?? days) as number;
        return loopBetween(stay.from, to).map(([day, off]) => point(day, lane, off));
      });
      return `M${points.map((one) => one.join(' ')).join('L')}`;
    },
    /** A line over the whole breadth, at a day. */
    across: (day: number) => (upright ? `M0 ${along(day)}H${width}` : `M${along(day)} 34V${height - 22}`),
    monthName: (day: number): Point => (upright ? [0, along(day) + 16] : [along(day) + 8, 24]),
    foot: (day: number): Point => [along(day), height - 4],
    name(lane: number): { glyph: Point; words: Point | null } {
      const middle = lanes[lane] as number;
      return upright ? { glyph: [middle, 40], words: null } : { glyph: [14, middle], words: [34, middle + 5] };
    },
  };

  function loopBetween(from: number, to: number): [day: number, off: number][] {
    const [middle, half] = [(from + to) / 2, (to - from) / 2];
    return Array.from({ length: 33 }, (_, step) => {
      const share = step / 32;
      const angle = share * 2 * Math.PI;
      return [middle + (share - 0.5) * 2 * half * 0.8 + Math.sin(angle) * half * 0.82, -(1 - Math.cos(angle)) * loop];
    });
  }
}
