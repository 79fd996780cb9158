const FIRST_TILE_MS = 300;
const ALL_TILES_MS = 1500;
const SLOWEST_BEAT_MS = 170;
const TO_SUM_MS = 350;
const TO_NUMBER_MS = 550;
const TO_RESULT_MS = 900;

/** When each thing of a calculation shows, in milliseconds. However long the name, it never passes four seconds. */
export interface Schedule {
  tileAt(index: number): number;
  readonly sumAt: number;
  readonly numberAt: number;
  readonly doneAt: number;
}

export function scheduleOf(tiles: number): Schedule {
  const beat = Math.min(SLOWEST_BEAT_MS, ALL_TILES_MS / Math.max(tiles, 1));
  const sumAt = Math.round(FIRST_TILE_MS + beat * tiles + TO_SUM_MS);
  const numberAt = sumAt + TO_NUMBER_MS;
  return {
    tileAt: (index) => Math.round(FIRST_TILE_MS + beat * index),
    sumAt,
    numberAt,
    doneAt: numberAt + TO_RESULT_MS,
  };
}
