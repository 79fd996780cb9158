import { sentencesOf } from '@solelune/french/orders';
import { frenchTypography } from '@solelune/french/typography';
import type { Aspect } from '@solelune/sky';
import type { ReadingAnswer } from '../answers/reading.ts';
import { ASPECT_NAMES, degreeText } from '../words/chart.ts';
import { POINT_WORDS } from '../words/points.ts';

/** Percents of the strongest subject of a chart. */
const STRONGEST = 85;
export const STRONG = 60;
const MARKED = 30;
/** From here on a text has its first paragraph whole. */
const ONE_PARAGRAPH = 40;

export type ReadingPart = ReadingAnswer['parts'][number];

const OPEN = '<p>';
const CLOSE = '</p>';

/** A linking sentence at the head of a fragment's first paragraph: the two read as one. */
export function linked(link: string, html: string): string {
  return html.startsWith(OPEN) ? `${OPEN}${frenchTypography(link)} ${html.slice(OPEN.length)}` : html;
}

const BRIEF_WORDS = 28;

/** The heads of the fragments that were told: there are some thousands, and a reading takes twenty. */
const heads = new Map<string, string>();
const MOST_HEADS = 10_000;

/** The head of a fragment, two sentences or a little more: its meaning stands there. */
export function brief(html: string): string {
  const known = heads.get(html);
  if (known !== undefined) return known;
  // Texts that editors change come again and again in a process that lives long.
  if (heads.size >= MOST_HEADS) heads.clear();
  const head = headOf(html);
  heads.set(html, head);
  return head;
}

function headOf(html: string): string {
  const [first = ''] = html.split(CLOSE, 1);
  const said = sentencesOf(first.replace(/^<p>/, ''));
  const wordsTo = (count: number) => said.slice(0, count).join(' ').split(/\s+/u).length;
  let count = Math.min(2, said.length);
  while (count < said.length && wordsTo(count) < BRIEF_WORDS) count += 1;
  return `<p>${said.slice(0, count).join(' ')}</p>`;
}

/** As much of a fragment as its subject weighs: all of it, its first paragraph, or its head. */
export function weighed(html: string, percent: number): string {
  if (percent >= STRONG) return html;
  if (percent < ONE_PARAGRAPH) return brief(html);
  const end = html.indexOf(CLOSE);
  return end < 0 ? html : html.slice(0, end + CLOSE.length);
}

/** A sentence that stands alone. */
export const paragraph = (sentence: string): string => `<p>${frenchTypography(sentence)}</p>`;

export function strengthWords(percent: number): NonNullable<ReadingPart['strength_words']> {
  if (percent >= STRONGEST) return 'Dominant';
  if (percent >= STRONG) return 'Très marqué';
  return percent >= MARKED ? 'Marqué' : 'En retrait';
}

const MOST_NAMED = 3;

/** « carré à Mars (2°12′), trigone à la Lune (3°05′) » */
export function aspectsWords(subject: string, aspects: readonly Aspect[]): string {
  return aspects
    .filter(({ from, to }) => from === subject || to === subject)
    .slice(0, MOST_NAMED)
    .map(({ from, to, kind, orbDeg }) => {
      const other = from === subject ? to : from;
      return `${ASPECT_NAMES[kind]} ${POINT_WORDS[other].to} (${degreeText(orbDeg)})`;
    })
    .join(', ');
}
