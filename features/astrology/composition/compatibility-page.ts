import { type Corpus, type Text, textOf } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';
import { frenchTypography } from '@solelune/french/typography';
import * as kinds from '../corpus/signs.ts';
import {
  type Lens,
  type SignCompatibility,
  type SignKey,
  signCompatibility,
  signIndex,
  slugOfSign,
} from '../engine/index.ts';
import { causeWords } from '../words/compatibility-causes.ts';
import { DOMAIN_LABELS, EFFECTS, type Effect } from '../words/compatibility-effects.ts';

interface Section {
  key: string;
  title: string;
  blocks: { about: 'pair' | 'from' | 'to'; html: string }[];
}

/** Two signs, in the order of the address: scores with their reasons, and the text. */
export function compatibilityPage(corpus: Corpus, lens: Lens, from: SignKey, to: SignKey) {
  const { geometry, scores, overall } = signCompatibility(from, to, lens);
  const pair = textOf(
    corpus,
    lens === 'sun' ? kinds.compatibilityKind : kinds.moonCompatibilityKind,
    pairSlug(from, to),
  );
  const { title, description, lead } = pair;
  return {
    meta: { title, description },
    geometry,
    overall,
    scores: scores.map((found) => ({
      domain: found.domain,
      label: DOMAIN_LABELS[found.domain],
      score: found.score,
      contributions: found.contributions,
      cause: found.told.cause,
      reason: reasonWords({ from, to, lens, geometry }, found),
    })),
    reading: {
      title,
      epithet: pair.frontMatter.epithet,
      lead,
      sections: lens === 'sun' ? sunSections(corpus, pair, from, to) : moonSections(corpus, pair, from, to),
    },
  };
}

/** One file for both orders, in the order of the zodiac. */
function pairSlug(one: SignKey, other: SignKey): string {
  const [first, second] = [one, other].sort((a, b) => signIndex(a) - signIndex(b)) as [SignKey, SignKey];
  return `${slugOfSign(first)}/${slugOfSign(second)}`;
}

const htmlOf = (text: Text<AnyKind>, key: string) => text.sections.find((section) => section.key === key)?.html;

/** Each domain: the pair, then how the first goes towards anyone and what the second lets in. */
function sunSections(corpus: Corpus, pair: Text<AnyKind>, from: SignKey, to: SignKey): Section[] {
  const coming = textOf(corpus, kinds.compatibilityFromKind, slugOfSign(from)) as unknown as Text<AnyKind>;
  const receiving = textOf(corpus, kinds.compatibilityToKind, slugOfSign(to)) as unknown as Text<AnyKind>;
  return pair.sections.map(({ key, title, html }) => {
    const others = [
      { about: 'from' as const, html: htmlOf(coming, key) },
      { about: 'to' as const, html: htmlOf(receiving, key) },
    ].flatMap(({ about, html: found }) => (found === undefined ? [] : [{ about, html: found }]));
    return { key, title, blocks: [{ about: 'pair', html }, ...others] };
  });
}

/** A Moon speaks with one voice: after the meeting, each of the two has its own part. */
function moonSections(corpus: Corpus, pair: Text<AnyKind>, from: SignKey, to: SignKey): Section[] {
  const own = pair.sections.map(({ key, title, html }): Section => ({ key, title, blocks: [{ about: 'pair', html }] }));
  const coming = textOf(corpus, kinds.moonFromKind, slugOfSign(from));
  const receiving = textOf(corpus, kinds.moonToKind, slugOfSign(to));
  const voices: Section[] = [
    { key: 'from', title: coming.title, blocks: [{ about: 'from', html: coming.lead }] },
    { key: 'to', title: receiving.title, blocks: [{ about: 'to', html: receiving.lead }] },
  ];
  return [...own.slice(0, 1), ...voices, ...own.slice(1)];
}

/** Less than this moves a score by hardly anything: the reason then promises nothing. */
const FELT_POINTS = 2;
const EVEN_SCORE = 50;

function reasonWords(
  meeting: { from: SignKey; to: SignKey; lens: Lens; geometry: SignCompatibility['geometry'] },
  { domain, score, told: { cause, points } }: SignCompatibility['scores'][number],
): string {
  const speaks = points >= FELT_POINTS && score >= EVEN_SCORE;
  const warns = points <= -FELT_POINTS && score < EVEN_SCORE;
  const effect: Effect = speaks ? 'helps' : warns ? 'hinders' : 'neutral';
  const { causeWay, effectWay } = waysOf(meeting.from, meeting.to);
  return frenchTypography(
    `${causeWords(cause, meeting)[causeWay]} : ${EFFECTS[meeting.lens][domain][effect][effectWay]}.`,
  );
}

/** The two orders of a pair never say a thing the same way, and neighbours of the same sign seldom do. */
function waysOf(from: SignKey, to: SignKey): { causeWay: 0 | 1; effectWay: 0 | 1 | 2 } {
  const [first, second] = [signIndex(from), signIndex(to)];
  const order = first <= second ? 0 : 1;
  return {
    causeWay: ((order + Math.floor((first + second) / 2)) % 2) as 0 | 1,
    effectWay: ((order + first + second) % 3) as 0 | 1 | 2,
  };
}
