// The charts of the speed comparison, the same on every side: places drawn from a seed, instants either drawn from
// 1900 to 2100 (births come in any order) or hour after hour, which spares the reference most of its reading.
import {
  CLASSIC_BODIES,
  computeAspectTable,
  computePlaces,
  createChartWorkspace,
  type Ephemeris,
} from '../../packages/sky/src/index.ts';

export const ORDERS = ['any', 'hourly'] as const;
export type Order = (typeof ORDERS)[number];

export interface Timing {
  charts: number;
  processorSeconds: number;
  /**
   * Moon's longitude and second cusp summed, degrees, and the number of aspects: all sides must have computed the same
   * charts.
   */
  sumDeg: number;
  aspects: number;
}

/** Ten bodies, mean node, mean Lilith with speeds, Placidus cusps, houses, major aspects. */
export function runOwnCharts(ephemeris: Ephemeris, charts: number, seed: number, order: Order): Timing {
  const workspace = createChartWorkspace(CLASSIC_BODIES);
  let state = seed >>> 0;
  const nextRandom = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  let sumDeg = 0;
  let aspects = 0;
  const start = process.cpuUsage();
  for (let n = 0; n < charts; n++) {
    const drawn = nextRandom();
    const jd = order === 'hourly' ? 2440000.5 + n / 24 : 2415020.5 + drawn * 73049;
    const lat = nextRandom() * 120 - 60;
    const lng = nextRandom() * 360 - 180;
    computePlaces(ephemeris, jd, lat, lng, 'placidus', workspace);
    computeAspectTable(workspace);
    sumDeg += (workspace.state[4] as number) + (workspace.cusps[1] as number);
    aspects += workspace.aspectCount;
  }
  const { user, system } = process.cpuUsage(start);
  return { charts, processorSeconds: (user + system) / 1e6, sumDeg, aspects };
}
