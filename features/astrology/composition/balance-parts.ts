import { type Corpus, fragmentOf } from '@solelune/corpus';
import { que } from '@solelune/french/elision';
import { joined } from '@solelune/french/lists';
import type { Element, Modality } from '@solelune/sky/zodiac';
import { balanceKind } from '../corpus/charts.ts';
import { ELEMENT_SLUGS } from '../corpus/slugs.ts';
import { type Balance, remarkableIn, type Strength } from '../engine/index.ts';
import * as links from '../words/balance-links.ts';
import { POINT_WORDS } from '../words/points.ts';
import { ELEMENT_NAMES, THE_ELEMENT } from '../words/signs.ts';
import type { Turns } from '../words/variants.ts';
import { brief, linked, type ReadingPart } from './reading-part.ts';

const MODALITY_SLUGS: Record<Modality, string> = { cardinal: 'cardinal', fixed: 'fixe', mutable: 'mutable' };
export const MODALITY_SIGNS: Record<Modality, string> = {
  cardinal: 'les signes cardinaux',
  fixed: 'les signes fixes',
  mutable: 'les signes mutables',
};

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** One sentence about the whole sky, from its two heaviest facts. */
export function balanceLead({ elements, modalities }: Balance, strengths: readonly Strength[]): string {
  const [element, modality] = [elements[0], modalities[0]];
  if (!element || !modality) return '';
  const first = strengths.slice(0, 3).map(({ subject }) => POINT_WORDS[subject].the);
  return `Ce ciel penche vers ${THE_ELEMENT[element.key]} (${percent(element.share)}) et vers ${MODALITY_SIGNS[modality.key]} (${percent(modality.share)}) ; ${joined(first)} y parlent le plus fort.`;
}

/** A paragraph for what is much more than an even sky would have, a few sentences for what is much less: what is there weighs, what lacks is only noticed. */
export function balanceParts(corpus: Corpus, balance: Balance, turns: Turns): ReadingPart[] {
  const { strongElement, weakElement, strongModality } = remarkableIn(balance);
  const standIn = (key: Element | Modality) =>
    [...balance.elements, ...balance.modalities].find((part) => part.key === key)?.bodies ?? [];
  const bodiesIn = (key: Element | Modality) => standIn(key).map((body) => POINT_WORDS[body].the);
  const strong = (key: Element | Modality, slug: string) =>
    fragmentOf(corpus, balanceKind, `${slug}-fort${standIn(key).includes('moon') ? '-lune' : ''}`);
  const parts: (ReadingPart | undefined)[] = [
    strongElement && {
      ...SHAPE,
      ...LEADS,
      key: `balance-${strongElement}`,
      title: `${ELEMENT_NAMES[strongElement]}, élément fort`,
      html: linked(
        turns.say(links.STRONG_ELEMENT, THE_ELEMENT[strongElement], joined(bodiesIn(strongElement))),
        strong(strongElement, ELEMENT_SLUGS[strongElement]),
      ),
    },
    weakElement && {
      ...SHAPE,
      key: `balance-${weakElement}`,
      title: `${ELEMENT_NAMES[weakElement]}, élément en réserve`,
      html: linked(
        turns.say(
          strongElement ? links.WEAK_AFTER_STRONG : links.WEAK_ELEMENT,
          THE_ELEMENT[weakElement],
          fewWords(bodiesIn(weakElement)),
        ),
        brief(
          fragmentOf(
            corpus,
            balanceKind,
            `${ELEMENT_SLUGS[weakElement]}-${standIn(weakElement).length === 0 ? 'absent' : 'faible'}`,
          ),
        ),
      ),
    },
    strongModality && {
      ...SHAPE,
      ...LEADS,
      key: `balance-${strongModality}`,
      title: `Une majorité en ${MODALITY_SIGNS[strongModality].replace('les ', '')}`,
      html: linked(
        turns.say(links.STRONG_MODALITY, MODALITY_SIGNS[strongModality], joined(bodiesIn(strongModality))),
        strong(strongModality, MODALITY_SLUGS[strongModality]),
      ),
    },
  ].map((part) => part || undefined);
  return parts.filter((part) => part !== undefined);
}

const SHAPE = { kind: 'balance', position: '', aspects_words: '' } as const;
/** What lacks is remarkable, and dominates nothing. */
const LEADS = { strength: 100, strength_words: 'Dominant' } as const;

const fewWords = (words: readonly string[]) =>
  words.length === 0 ? 'ne reçoit aucune planète' : `ne reçoit ${que(joined(words))}`;
