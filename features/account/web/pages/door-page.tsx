import type { ReactNode } from 'react';
import { DoorFigure } from './door-figure.tsx';
import './door-page.css';

interface DoorPageProps {
  title: string;
  /** Under the title, on the night. */
  why?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages before the door: the night sky at the top, the panels below. */
export function DoorPage({ title, why, children }: DoorPageProps) {
  return (
    <div className="door-page">
      <div className="door-page__sky on-night">
        <DoorFigure />
      </div>
      <div className="page door-page__body">
        <header className="door-page__head on-night">
          <h1>{title}</h1>
          {why}
        </header>
        {children}
      </div>
    </div>
  );
}

/** One step of a way (recovery, confirmation), alone in the middle. Screen readers hear when it changes. */
export function DoorPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="door-page__panel door-page__panel--alone" aria-live="polite">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
