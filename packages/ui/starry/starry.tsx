import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import { StarrySky } from './starry-sky.tsx';
import './starry.css';

interface StarryLook {
  /** Where the glow of the sky is. */
  glow?: 'end' | 'start' | 'center';
  stars?: number;
  /** Another seed, another sky. */
  seed?: number;
}

export type StarryProps<Element extends ElementType = 'div'> = StarryLook & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof StarryLook | 'as'
  >;

/** A panel of night sky, the same in both themes; what it holds takes the colours of the night. */
export function Starry<Element extends ElementType = 'div'>({
  as,
  glow = 'end',
  stars = 110,
  seed = 11,
  className,
  children,
  ...rest
}: StarryProps<Element>) {
  const Tag: ElementType = as ?? 'div';
  return (
    <Tag {...rest} className={classNames('starry on-night', `starry--${glow}`, className)}>
      <StarrySky stars={stars} seed={seed} />
      {children}
    </Tag>
  );
}
