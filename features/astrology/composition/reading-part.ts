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

/** A linking sentence at the head of a fragment's first paragraph: the two read as one. */
export function linked(link: string, html: string): string {
  return html.replace(/^<p>/, () => `<p>${frenchTypography(link)} `);
}

const BRIEF_WORDS = 28;

/** The head of a fragment, two sentences or a little more: its meaning stands there. */
export function brief(html: string): string {
  const [first = ''] = html.split('</p>', 1);
  const said = sentencesOf(first.replace(/^<p>/, ''));
  const wordsTo = (count: number) => said.slice(0, count).join(' ').split(/\s+/u).length;
  let count = Math.min(2, said.length);
  while (count < said.length && wordsTo(count) < BRIEF_WORDS) count += 1;
  return `<p>${said.slice(0, count).join(' ')}</p>`;
}

/** As much of a fragment as its subject weighs: all of it, its first paragraph, or its head. */
export function weighed(html: string, percent: number): string {
  if (percent >= STRONG) return html;
  return percent >= ONE_PARAGRAPH ? html.replace(/(?<=<\/p>)[^]*$/, '') : brief(html);
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
