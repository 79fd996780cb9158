/** The aspects of a bond, told: what carries, what rubs, and what two generations share. Whatever is under two degrees is said. */
import { sectionOf } from '@solelune/corpus';
import { ASPECT_SLUGS, NATURE_SLUGS, SUBJECT_SLUGS } from '../../corpus/slugs.ts';
import { bondAspectKind, bondGenerationKind, bondInwardAspectKind } from '../../corpus/synastry-kinds.ts';
import { ASPECT_NATURES, type SignFacts, type SignKey, signFacts } from '../../engine/index.ts';
import { BOND_POINTS, type BondPoint, type CrossAspect, isSlow, placeOf } from '../../engine/synastry/index.ts';
import { CARRIES, GENERATIONS, RUBS } from '../../words/bond-links.ts';
import { aspectWords } from '../../words/chart.ts';
import { signName } from '../../words/signs.ts';
import { orbWords, steadySign, type Telling } from './bond-given.ts';
import { type BondPart, joinedParagraph } from './bond-part.ts';

const MOST_TOLD = { carries: 7, rubs: 6 } as const;
const TIGHT_DEG = 2;

export const isOfGenerations = ({ from, to }: CrossAspect) => isSlow(from) && isSlow(to);

/** `soleil-lune`, whichever of the two has the Sun. */
export function pairSlug(a: BondPoint, b: BondPoint): string {
  const [one, other] = BOND_POINTS.indexOf(a) <= BOND_POINTS.indexOf(b) ? [a, b] : [b, a];
  return `${SUBJECT_SLUGS[one]}-${SUBJECT_SLUGS[other]}`;
}

export const aspectKey = ({ from, kind, to }: CrossAspect) => `${from}-${kind}-${to}`;

/** The strongest, and every tight one, in the order of their strength. */
export function aspectParts(telling: Telling, tone: CrossAspect['tone']): BondPart[] {
  const { corpus, voice, turns } = telling;
  return telling.aspects
    .filter((aspect) => aspect.tone === tone && !isOfGenerations(aspect))
    .filter(({ orbDeg }, index) => index < MOST_TOLD[tone] || orbDeg < TIGHT_DEG)
    .map((aspect) => {
      const { from, to, kind } = aspect;
      const signs = signsOf(telling, aspect);
      const link = turns.say(
        tone === 'carries' ? CARRIES : RUBS,
        voice.point('one', from),
        voice.point('other', to),
        aspectWords(kind),
        [orbWords(aspect), signsWords(signs)].filter(Boolean).join(', '),
      );
      const own = isInward(aspect, signs) ? bondInwardAspectKind : bondAspectKind;
      const text = sectionOf(corpus, own, pairSlug(from, to), ASPECT_SLUGS[kind]).html;
      return { key: aspectKey(aspect), aspect: { from, to, kind }, html: joinedParagraph(link, text) };
    });
}

type Signs = readonly [SignKey, SignKey] | undefined;

/** Where both points stand; undefined where an hour that nobody knows leaves one of the two open. */
function signsOf({ skies }: Telling, { from, to }: CrossAspect): Signs {
  const [a, b] = [placeOf(skies.one, from), placeOf(skies.other, to)];
  const [one, other] = [a && steadySign(a), b && steadySign(b)];
  return one && other ? [one, other] : undefined;
}

/** « Lion et Bélier », « Lion » */
const signsWords = (signs: Signs): string => (signs ? [...new Set(signs)].map(signName).join(' et ') : '');

/** Earth and water hold back; a square always crosses what goes out and what stays in, and holds back in fixed signs. */
function isInward({ from, to, kind }: CrossAspect, signs: Signs): boolean {
  if (!signs || isSlow(from) || isSlow(to)) return false;
  const [one, other] = signs.map(signFacts) as [SignFacts, SignFacts];
  return kind === 'square'
    ? one.modality === 'fixed' && other.modality === 'fixed'
    : one.polarity === 'receptive' && other.polarity === 'receptive';
}

/** Only the tight ones: the others are everybody's. */
export function generationParts(telling: Telling): BondPart[] {
  const { corpus, voice, turns } = telling;
  return telling.aspects
    .filter((aspect) => isOfGenerations(aspect) && aspect.orbDeg < TIGHT_DEG)
    .map((aspect) => {
      const { from, to, kind } = aspect;
      const link = turns.say(
        GENERATIONS,
        voice.point('one', from),
        voice.point('other', to),
        aspectWords(kind),
        orbWords(aspect),
      );
      const nature = NATURE_SLUGS[ASPECT_NATURES[kind]];
      const { html } = sectionOf(corpus, bondGenerationKind, pairSlug(from, to), nature);
      return { key: aspectKey(aspect), aspect: { from, to, kind }, html: joinedParagraph(link, lowered(html)) };
    });
}

/** After a colon. */
const lowered = (html: string) => html.replace(/^<p>(.)/u, (_, first: string) => `<p>${first.toLocaleLowerCase('fr')}`);
