import { type Corpus, textOf } from '@solelune/corpus';
import { angelMessageKind, bellineKind, majorKind, minorKind } from '../corpus.ts';
import type { Ask, Card, CardKind } from '../engine/index.ts';

const KINDS = { major: majorKind, minor: minorKind, belline: bellineKind, angel: angelMessageKind } as const;

/** A question that a kind of card has no text for is answered by the nearest one it has. Said here alone. */
const NEAREST: Record<CardKind, Partial<Record<Ask, Ask>>> = {
  major: {},
  minor: { single: 'love', help: 'advice', answer: 'outcome' },
  belline: { single: 'love', help: 'advice', work: 'situation', answer: 'outcome' },
  angel: { situation: 'message', obstacle: 'counsel', help: 'support', advice: 'counsel', outcome: 'message' },
};

export interface CardText {
  readonly epithet: string;
  readonly keywords: readonly string[];
  /** The paragraphs before the first section, as HTML; empty where there are none. */
  readonly lead: string;
  /** The section that answers, or the nearest. */
  section(ask: Ask | 'reversed'): { title: string; text: string } | undefined;
}

export function cardText(corpus: Corpus, card: Card): CardText {
  const { frontMatter, lead, sections } = textOf(corpus, KINDS[card.kind], card.slug);
  return {
    ...{ epithet: frontMatter.epithet, keywords: frontMatter.keywords, lead },
    section: (ask) => {
      const key = ask === 'reversed' ? ask : (NEAREST[card.kind][ask] ?? ask);
      return sections.find((section) => section.key === key);
    },
  };
}
