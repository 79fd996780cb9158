import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import './card.css';

interface CardLook {
  /** `night` is the deep indigo panel; `tint` takes the colour of the universe. */
  tone?: 'plain' | 'tint' | 'night';
  /** No inner margin: the content draws to the edge. */
  flush?: boolean;
}

/** The look of a card for any element, a router's link for instance. A card that is a link lifts under the pointer. */
export function cardClass({ tone = 'plain', flush }: CardLook = {}, className?: string): string {
  return classNames(
    'card',
    tone !== 'plain' && `card--${tone}`,
    tone === 'night' && 'on-night',
    flush && 'card--flush',
    className,
  );
}

export type CardProps<Element extends ElementType = 'div'> = CardLook & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof CardLook | 'as'
  >;

export function Card<Element extends ElementType = 'div'>({ as, tone, flush, className, ...rest }: CardProps<Element>) {
  const Tag: ElementType = as ?? 'div';
  return <Tag {...rest} className={cardClass({ tone, flush }, className)} />;
}
