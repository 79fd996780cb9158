import { type Corpus, sectionOf, type Text, textOf } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';
import { de } from '@solelune/french/elision';
import { joined } from '@solelune/french/lists';
import { capitalised } from '@solelune/french/sentence';
import { frenchTypography } from '@solelune/french/typography';
import * as kinds from '../corpus/signs.ts';
import {
  bandOf,
  type Lens,
  type SignCompatibility,
  type SignKey,
  signCompatibility,
  signFacts,
  signIndex,
  slugOfSign,
} from '../engine/index.ts';
import { type Named, reasonKey } from '../words/compatibility/reason.ts';
import { DOMAIN_LABELS, REASONS } from '../words/compatibility/reasons.ts';
import { REASONS_BACK } from '../words/compatibility/reasons-back.ts';
import { POINT_WORDS } from '../words/points.ts';
import { ofSign, THE_ELEMENT, theSign } from '../words/signs.ts';

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

/** After the meeting, each of the two Moons has its own part, which turns to the other by the element of that one. */
function moonSections(corpus: Corpus, pair: Text<AnyKind>, from: SignKey, to: SignKey): Section[] {
  const own = pair.sections.map(({ key, title, html }): Section => ({ key, title, blocks: [{ about: 'pair', html }] }));
  const voices = [
    moonVoice(corpus, 'from', { of: from, before: to }),
    moonVoice(corpus, 'to', { of: to, before: from }),
  ];
  return [...own.slice(0, 1), ...voices, ...own.slice(1)];
}

/** One text without a seam: what this Moon is to anyone, then to this one. The titles of the four turns are for whoever writes them. */
function moonVoice(corpus: Corpus, about: 'from' | 'to', { of, before }: { of: SignKey; before: SignKey }): Section {
  const kind = about === 'from' ? kinds.moonFromKind : kinds.moonToKind;
  const { title, lead } = textOf(corpus, kind, slugOfSign(of));
  const turned = sectionOf(corpus, kind, slugOfSign(of), signFacts(before).element);
  return { key: about, title, blocks: [{ about, html: `${lead}\n${turned.html}` }] };
}

interface Meeting {
  readonly from: SignKey;
  readonly to: SignKey;
  readonly lens: Lens;
  readonly geometry: SignCompatibility['geometry'];
}

function reasonWords(
  meeting: Meeting,
  { domain, score, told: { cause } }: SignCompatibility['scores'][number],
): string {
  const key = reasonKey(cause, meeting.geometry[cause], domain, bandOf(score));
  const [ofSuns, ofMoons] = REASONS[key] ?? [];
  const forth = meeting.lens === 'moon' ? (ofMoons ?? ofSuns) : ofSuns;
  const say = isToldBack(meeting) ? REASONS_BACK[key] : forth;
  if (!say) throw new Error(`no sentence for ${key}`);
  return frenchTypography(say(namedIn(meeting)));
}

/** The two orders of a pair never say a thing the same way; neither do two signs that stand alike before and after a third, and neighbours seldom. */
function isToldBack({ from, to, geometry }: Meeting): boolean {
  const [first, second] = [signIndex(from), signIndex(to)];
  const ahead = (first - second + 12) % 12;
  const isAfter = ahead === 6 ? first > second : ahead > 6;
  return isAfter !== geometry.distance > 3;
}

function namedIn({ from, to, lens }: Meeting): Named {
  const signs = [from, to] as const;
  const the = (sign: SignKey) => (lens === 'sun' ? theSign(sign) : `la Lune en ${signFacts(sign).name}`);
  const alone = lens === 'sun' ? `deux personnes ${ofSign(from)}` : `deux Lunes en ${signFacts(from).name}`;
  const p = from === to ? alone : joined(signs.map(the));
  const [one, other] = signs.map((sign) => `${THE_ELEMENT[signFacts(sign).element]} ${ofSign(sign)}`) as [
    string,
    string,
  ];
  const rulers = [...new Set(signs.map((sign) => POINT_WORDS[signFacts(sign).traditional_ruler].the))];
  const ofMode = (mode: string) => de(the(signFacts(from).modality === mode ? from : to));
  return {
    P: capitalised(p),
    p,
    elements: [one, other],
    ofCardinal: ofMode('cardinal'),
    ofFixed: ofMode('fixed'),
    ofMutable: ofMode('mutable'),
    rulers: joined(rulers),
  };
}
