/** The sky of the device, in spans of fifty years (Julian days of terrestrial time): each is a file. */
export const SKY_SPANS = [
  { name: 'sky-1900', startJdTt: 2_415_000.5, endJdTt: 2_433_264.5 },
  { name: 'sky-1950', startJdTt: 2_433_264.5, endJdTt: 2_451_528.5 },
  { name: 'sky-2000', startJdTt: 2_451_528.5, endJdTt: 2_469_792.5 },
  { name: 'sky-2050', startJdTt: 2_469_792.5, endJdTt: 2_488_152.5 },
] as const;
