/**
 * npm run bench:bonds [draws]: how much any two readings of bonds share, over draws of 500 pairs each (ten unless told), and which paragraphs the worst two have in
 * common. The test holds the first draw; this tells of the others.
 */
import path from 'node:path';
import { loadCorpus } from '@solelune/corpus';
import { alikePairs } from '@solelune/corpus/similarity';
import { bondSample } from '../../features/astrology/composition/bond/bond-pages.ts';
import { kinds } from '../../features/astrology/corpus.ts';

const PAIRS = 500;
const MOST_SHARED = 0.3;
const draws = Number(process.argv[2] ?? 10);

type Sample = ReturnType<typeof bondSample>;

const plain = (html: string) =>
  html
    .replaceAll('</p>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/u);
const wordsIn = (text: string) => text.split(/\s+/u).filter(Boolean).length;

const partsOf = ({ reading }: Sample) =>
  reading.chapters.flatMap(({ key, parts }) =>
    parts.map((part) => ({ key: `${key}/${part.key}`, text: plain(part.html) })),
  );
const textOf = (sample: Sample) => [sample.reading.lead, ...partsOf(sample).map(({ text }) => text)].join('\n');

/** « climate 52 »: how many words of each paragraph stand in the other reading too. */
function sharedParts(one: Sample, other: Sample): string {
  const there = new Set(partsOf(other).flatMap(({ text }) => sentencesOf(text)));
  return partsOf(one)
    .map(({ key, text }) => ({
      key,
      words: wordsIn(
        sentencesOf(text)
          .filter((said) => there.has(said))
          .join(' '),
      ),
    }))
    .filter(({ words }) => words > 0)
    .map(({ key, words }) => `${key} ${words}`)
    .join(', ');
}

const corpus = await loadCorpus(path.join(import.meta.dirname, '../../content'), kinds);
let worst = 0;
for (let draw = 0; draw < draws; draw += 1) {
  const samples = Array.from({ length: PAIRS }, (_, index) => bondSample(corpus, draw * PAIRS + index));
  const [first] = alikePairs(new Map(samples.map((sample, index) => [String(index), textOf(sample)])));
  if (!first) continue;
  worst = Math.max(worst, first.shared);
  const [one, other] = [samples[Number(first.a)], samples[Number(first.b)]] as [Sample, Sample];
  console.log(`draw ${draw}: ${(first.shared * 100).toFixed(1)} %: ${sharedParts(one, other)}`);
}
console.log(`worst of ${draws} draws: ${(worst * 100).toFixed(1)} % (goal: under ${MOST_SHARED * 100} %)`);
if (worst >= MOST_SHARED) process.exitCode = 1;
