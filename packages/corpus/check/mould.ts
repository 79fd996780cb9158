/** The mould of a family of texts, in figures, and the limits that the guide sets. */
import { closesOnOrder, sentencesOf } from '@solelune/french/orders';
import { type AnyKind, MOULD_LIMITS, type MouldLimit } from '../kind.ts';
import { wordsOf } from '../markdown.ts';
import type { Problem } from '../problem.ts';
import type { SourceText } from '../text.ts';
import { faultsIn, meansLate, opensOnScene } from './mould-rules.ts';
import { bodyParts } from './text-parts.ts';

const MOST_CLOSING_ORDERS = 0.3;
const MOST_SCENES = 0.25;
const LEAST_SPREAD = 0.15;
/** Fewer texts have no spread to speak of. */
const FEWEST_TEXTS = 5;

/** Shares for the first three, numbers of passages or sentences for the others. */
type MouldFigures = Readonly<Record<MouldLimit, number>>;

export interface Mould {
  /** A fragment is one passage, a portrait has one for its lead and for each of its sections. */
  readonly passages: number;
  readonly figures: MouldFigures;
  readonly held: readonly MouldLimit[];
}

export function mouldOf(kind: AnyKind, texts: readonly SourceText[]): { mould: Mould; problems: Problem[] } {
  const passages = texts.flatMap((text) => bodyParts(text).map((part) => ({ file: text.file, ...part })));
  const faults = passages.flatMap(({ file, where, text }) => [
    ...(meansLate(text)
      ? [{ file, where, rule: 'late-meaning' as const, sentence: sentencesOf(text).slice(0, 2).join(' ') }]
      : []),
    ...sentencesOf(text).flatMap((sentence) => faultsIn(sentence).map((rule) => ({ file, where, rule, sentence }))),
  ]);
  const share = (holds: (text: string) => boolean) =>
    passages.filter(({ text }) => holds(text)).length / Math.max(1, passages.length);
  const count = (wanted: MouldLimit) => faults.filter(({ rule }) => rule === wanted).length;
  const figures: MouldFigures = {
    'closing-orders': share(closesOnOrder),
    scenes: share(opensOnScene),
    spread: spreadOf(texts.map(lengthOf)),
    'late-meaning': count('late-meaning'),
    'invented-past': count('invented-past'),
    insinuation: count('insinuation'),
    promise: count('promise'),
    age: count('age'),
  };
  const held = kind.mould ?? [];
  const problems = [
    ...held.flatMap((limit) => familyProblem(kind, limit, figures[limit])),
    ...faults
      .filter(({ rule }) => held.includes(rule))
      .map(({ file, where, rule, sentence }): Problem => ({ file, where, rule, message: `« ${sentence} »` })),
  ];
  return { mould: { passages: passages.length, figures, held }, problems: texts.length === 0 ? [] : problems };
}

const lengthOf = (text: SourceText) =>
  wordsOf(
    bodyParts(text)
      .map((part) => part.text)
      .join('\n'),
  ).length;

/** Standard deviation over mean; 1 where there is nothing to compare. */
function spreadOf(lengths: readonly number[]): number {
  if (lengths.length < FEWEST_TEXTS) return 1;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length) / mean;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function familyProblem({ name, folder }: AnyKind, limit: MouldLimit, figure: number): Problem[] {
  const say = (message: string): Problem[] => [{ file: folder, rule: limit, message: `${name}: ${message}` }];
  if (limit === 'closing-orders' && figure > MOST_CLOSING_ORDERS)
    return say(`${percent(figure)} of the passages close on an order, of at most ${percent(MOST_CLOSING_ORDERS)}`);
  if (limit === 'scenes' && figure > MOST_SCENES)
    return say(`${percent(figure)} of the passages open on a scene, of at most ${percent(MOST_SCENES)}`);
  if (limit === 'spread' && figure <= LEAST_SPREAD)
    return say(`lengths vary by ${percent(figure)} of their mean, of more than ${percent(LEAST_SPREAD)}`);
  return [];
}

/** The table: one line a family, an asterisk where the limit is held. */
export function mouldTable(rows: readonly { readonly kind: string; readonly mould: Mould }[]): string {
  const cell = ({ figures, held }: Mould, limit: MouldLimit) => {
    const isShare = limit === 'closing-orders' || limit === 'scenes' || limit === 'spread';
    const figure = isShare ? percent(figures[limit]) : String(figures[limit]);
    return `${figure}${held.includes(limit) ? '*' : ' '}`.padStart(10);
  };
  const line = (kind: string, passages: string, cells: readonly string[]) =>
    `${kind.padEnd(36)}${passages.padStart(9)}${cells.join('')}`;
  return [
    'The mould (* limit held: orders ≤ 30 %, scenes ≤ 25 %, spread > 15 %; meaning after two sentences, pasts, hints, promises and ages 0)',
    line(
      'family',
      'passages',
      ['orders', 'scenes', 'spread', 'late', 'pasts', 'hints', 'promises', 'ages'].map((head) => head.padStart(10)),
    ),
    ...rows.map(({ kind, mould }) =>
      line(
        kind,
        String(mould.passages),
        MOULD_LIMITS.map((limit) => cell(mould, limit)),
      ),
    ),
  ].join('\n');
}
