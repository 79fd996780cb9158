import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './tool-hero.css';

/** The head of a tool's page: its words on one side, its drawing on the other. Its light comes by its class. */
export function ToolHero({ className, children, ...rest }: ComponentProps<'header'>) {
  return (
    <header {...rest} className={classNames('tool-hero', className)}>
      <div className="tool-hero__columns page">{children}</div>
    </header>
  );
}

interface HeroArtProps {
  /** On a phone a portrait shows its drawing first; a form comes before its picture. */
  first?: boolean;
  className?: string;
  children: ReactNode;
}

export function HeroArt({ first, className, children }: HeroArtProps) {
  return (
    <div className={classNames('tool-hero__art', className)} data-first={first || undefined}>
      {children}
    </div>
  );
}
