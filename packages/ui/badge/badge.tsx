import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import './badge.css';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'gold' | 'accent' | 'line' | 'good' | 'warn' | 'bad';
}

export function Badge({ tone = 'gold', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames('badge', tone !== 'gold' && `badge--${tone}`, className)} />;
}

/** A number in a round, with the words it stands for: `<CountBadge count={3} label="3 messages" />`. */
export function CountBadge({ count, label, className }: { count: number; label: string; className?: string }) {
  return (
    <span className={classNames('badge badge--count', className)} role="img" aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
