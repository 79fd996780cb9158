import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { SiteLink } from '../site-link.ts';
import './ruled-list.css';

/** Squares between hairlines; how many across is `--columns`, given by the page's sheet. */
export function RuledList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames('ruled-list', className)} />;
}

interface RuledItemProps extends ComponentProps<'li'> {
  to: string;
  link: SiteLink;
  /** Lights the square, and says why. */
  lit?: string | undefined;
  children: ReactNode;
}

/** One square, which leads somewhere. */
export function RuledItem({ to, link: Link, lit, children, ...rest }: RuledItemProps) {
  return (
    <li {...rest} className={classNames(lit && 'ruled-list__lit on-night')}>
      <Link to={to}>
        {lit && <span className="ruled-list__mark">{lit}</span>}
        {children}
      </Link>
    </li>
  );
}
