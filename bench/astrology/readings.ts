/**
 * What 500 birth charts read like: npm run bench:readings
 * Joins that French does not allow, aspects under two degrees without a reading, retrogrades and crowds left unsaid, portraits that come twice, orders, lengths, and
 * how much two charts with another Sun, Moon and ascendant share. Exits 1 when a limit is missed.
 */
import { join } from 'node:path';
import { loadCorpus } from '@solelune/corpus';
import { closesOnOrder, exerciseIn, sentencesOf } from '@solelune/french/orders';
import { isPlanet } from '@solelune/sky/bodies';
import { natalSample } from '../../features/astrology/composition/natal-pages.ts';
import { kinds } from '../../features/astrology/corpus.ts';
import { portraitOf } from '../../features/astrology/engine/index.ts';
import { degreeText } from '../../features/astrology/words/chart.ts';
import { POINT_WORDS } from '../../features/astrology/words/points.ts';
import { alikePairs } from '../../packages/corpus/check/similarity.ts';

const CHARTS = Number(process.argv[2] ?? 500);
const MOST_SHARED = 0.25;
const MOST_ORDERS = 5;

/** Articles that should have melted, elisions that were missed or are too many, words that came twice, and what code leaves behind. */
const IMPOSSIBLE = [
  /(?<!\p{L})(?:de|à) les? (?=\p{Lu})/gu,
  /(?<!\p{L})(?:de|que|jusque|lorsque|puisque) (?=(?:Uranus|elle|il|ils|elles|un|une)(?!\p{L}))/gu,
  /(?<!\p{L})(?:[dlnmst]|qu)’(?=[bcdfgjklmnpqrstvxz])/giu,
  /(?<!\p{L})(?:le|la) (?=(?:Ascendant|Uranus|Air|Eau)(?!\p{L}))/gu,
  /(?<!\p{L})les? (?:Mercure|Vénus|Mars|Jupiter|Saturne|Neptune|Pluton|Chiron)(?!\p{L})/gu,
  /(?<!\p{L})(de|le|la|les|et|en|à|que|un|une|du|des|se) \1(?!\p{L})/giu,
  /undefined|NaN|\[object|[ ]{2,}|\s[,.]|\.\.(?!\.)|[ ][;:!?»]|« ?»/gu,
];

const corpus = await loadCorpus(join(import.meta.dirname, '..', '..', 'content'), kinds);
const plain = (html: string) =>
  html
    .replaceAll(/<\/p>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');
const spaced = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const samples = Array.from({ length: CHARTS }, (_, index) => natalSample(corpus, index));
const texts = samples.map(({ reading }) => [reading.lead, ...reading.parts.map(({ html }) => plain(html))].join('\n'));

const joins = texts.flatMap((text) =>
  IMPOSSIBLE.flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => around(text, index))),
);
function around(text: string, index: number): string {
  return spaced(text.slice(Math.max(0, index - 25), index + 25)).replaceAll('\n', ' ');
}

let [tight, unread, unsaidRetrogrades, unsaidCrowds, clusters, retrogrades] = [0, 0, 0, 0, 0, 0];
for (const [index, { chart, strengths }] of samples.entries()) {
  const paragraphs = (texts[index] as string).split('\n');
  for (const { from, to, orbDeg } of chart.aspects.filter((aspect) => aspect.orbDeg < 2)) {
    const wanted = [POINT_WORDS[from].name, POINT_WORDS[to].name, degreeText(orbDeg)];
    tight += 1;
    if (!paragraphs.some((text) => wanted.every((word) => text.includes(word)))) unread += 1;
  }
  const said = spaced(texts[index] as string);
  for (const { body } of chart.placements.filter((one) => one.retrograde && isPlanet(one.body))) {
    retrogrades += 1;
    if (!said.includes(`${POINT_WORDS[body].name} rétrograde en `)) unsaidRetrogrades += 1;
  }
  for (const { planets } of portraitOf(chart, strengths).clusters.slice(0, 2)) {
    clusters += 1;
    const opening = spaced(plain(samples[index]?.reading.parts[0]?.html ?? ''));
    const isSaid = planets.every((planet) => opening.includes(POINT_WORDS[planet].name));
    if (!isSaid || !/se serrent|se presse|se retrouvent ensemble/u.test(opening)) unsaidCrowds += 1;
  }
}

const partsOf = (at: 0 | -1) => samples.map(({ reading }) => reading.parts.at(at)?.html ?? '');
const repeated = (values: readonly string[]) => values.length - new Set(values).size;
const orders = texts.map((text) => text.split('\n').filter(closesOnOrder).length);
const twice = texts.reduce((sum, text) => {
  const asked = sentencesOf(text).flatMap((sentence) => exerciseIn(sentence) ?? []);
  return sum + repeated(asked);
}, 0);
const lengths = texts.map((text) => text.split(/\s+/u).length).toSorted((a, b) => a - b);

const signature = ({ chart }: (typeof samples)[number]) => {
  const signOf = (body: string) => chart.placements.find((one) => one.body === body)?.sign;
  return [signOf('sun'), signOf('moon'), chart.angles.ascendant.sign];
};
const signatures = samples.map(signature);
const worst = alikePairs(new Map(texts.map((text, index) => [String(index), text]))).find(({ a, b }) => {
  const [one, other] = [signatures[Number(a)], signatures[Number(b)]];
  return one && other && one.every((sign, at) => sign !== other[at]);
});

const figures: [string, string | number, boolean][] = [
  ['impossible joins', joins.length, joins.length === 0],
  [`aspects under 2° without a reading, of ${tight}`, unread, unread === 0],
  [`retrogrades unsaid, of ${retrogrades}`, unsaidRetrogrades, unsaidRetrogrades === 0],
  [`crowds unsaid, of ${clusters}`, unsaidCrowds, unsaidCrowds === 0],
  ['opening portraits that come twice', repeated(partsOf(0)), repeated(partsOf(0)) === 0],
  ['closing portraits that come twice', repeated(partsOf(-1)), repeated(partsOf(-1)) === 0],
  ['most orders that close a paragraph on one page', Math.max(...orders), Math.max(...orders) <= MOST_ORDERS],
  ['exercises that come twice on a page', twice, twice === 0],
  [
    'worst overlap, another Sun, Moon and ascendant',
    `${((worst?.shared ?? 0) * 100).toFixed(1)} % (${worst?.a} ~ ${worst?.b})`,
    (worst?.shared ?? 0) < MOST_SHARED,
  ],
  ['words, median', lengths[Math.floor(lengths.length / 2)] ?? 0, true],
  ['words, shortest', lengths[0] ?? 0, true],
];
console.log(`${CHARTS} birth charts`);
for (const [what, figure, holds] of figures) console.log(`${holds ? '✓' : '✗'} ${what}: ${figure}`);
for (const found of [...new Set(joins)].slice(0, 20)) console.log(`  … ${found} …`);
process.exitCode = figures.every(([, , holds]) => holds) ? 0 : 1;
