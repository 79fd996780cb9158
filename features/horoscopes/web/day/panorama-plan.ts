/** The two shapes of the day's panorama, in its own units. */
export interface Plan {
  width: number;
  height: number;
  /** Where the horizon of the sky is, and the foot of the hills. */
  horizon: number;
  ground: number;
  top: number;
  badge: number;
  labels: boolean;
}

export const WIDE: Plan = { width: 1200, height: 470, horizon: 220, ground: 410, top: 246, badge: 16, labels: true };
export const NARROW: Plan = {
  width: 360,
  height: 310,
  horizon: 140,
  ground: 264,
  top: 166,
  badge: 11.5,
  labels: false,
};

/** Where an hour of the day stands. */
export type HourPlace = (hour: number) => number;

export const cut = (value: number) => Math.round(value * 10) / 10;
