import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import { sparkPath } from '../geometry/index.ts';
import { starField } from './star-field.ts';
import './starry.css';

const WIDTH = 1280;
const HEIGHT = 640;
const SPARKS =
  sparkPath(9, [92, 118], 0.14) +
  sparkPath(8, [1190, 92], 0.14) +
  sparkPath(7, [1108, 566], 0.14) +
  sparkPath(6, [148, 540], 0.14);

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
      <svg
        className="starry__sky"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {starField(stars, seed, WIDTH, HEIGHT).map((layer) => (
          <path key={layer.width} d={layer.path} strokeWidth={layer.width} opacity={layer.opacity} />
        ))}
        <path className="starry__sparks" d={SPARKS} />
      </svg>
      {children}
    </Tag>
  );
}
