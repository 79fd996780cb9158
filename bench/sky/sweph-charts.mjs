// The comparison through npm `sweph`; copied into the temporary folder where that package is installed.
// usage: node sweph-charts.mjs <data folder> <charts> <seed> <any|hourly>; prints charts, processor seconds, sum of longitudes, aspects.
import sweph from 'sweph';

const [dataFolder, charts, seed, order] = process.argv.slice(2);
const { constants } = sweph;
const flags = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;
const bodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, constants.SE_MEAN_NODE, constants.SE_MEAN_APOG];
const angles = [0, 60, 90, 120, 180];

let state = Number(seed) >>> 0;
function nextRandom() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 4294967296;
}

sweph.set_ephe_path(dataFolder);
let sum = 0;
let aspects = 0;
function chart(n) {
  const drawn = nextRandom();
  const jd = order === 'hourly' ? 2440000.5 + n / 24 : 2415020.5 + drawn * 73049;
  const lat = nextRandom() * 120 - 60;
  const lng = nextRandom() * 360 - 180;
  const places = bodies.map((body) => {
    const { flag, data, error } = sweph.calc_ut(jd, body, flags);
    if (!(flag & constants.SEFLG_SWIEPH)) throw new Error(error);
    return data[0];
  });
  const { houses } = sweph.houses(jd, lat, lng, 'P').data;
  for (let a = 0; a < 12; a++) {
    for (let b = a + 1; b < 12; b++) {
      let apart = Math.abs(places[a] - places[b]);
      if (apart > 180) apart = 360 - apart;
      for (const angle of angles) if (Math.abs(apart - angle) <= 5) aspects++;
    }
  }
  sum += places[1] + houses[1];
}

const start = process.cpuUsage();
for (let n = 0; n < Number(charts); n++) chart(n);
const { user, system } = process.cpuUsage(start);
console.log(`${charts} ${((user + system) / 1e6).toFixed(6)} ${sum.toFixed(6)} ${aspects}`);
