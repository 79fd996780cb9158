import { Link } from '@solelune/screen/navigation';
import { Crumbs } from '@solelune/ui/crumbs';
import { StarrySky } from '@solelune/ui/starry';
import type { ReactNode } from 'react';
import '../personal/personal.css';

interface BirthPageProps {
  /** As the way to the page calls it. */
  name: string;
  /** The heading: what it does, and the same said softly. */
  heading: ReactNode;
  introduction: { lead: string; sections: readonly { key: string; title: string; html: string }[] };
  /** Of the stars behind: each page its own sky. */
  seed: number;
  question: ReactNode;
}

/** A page that asks for a birth, under a sky, and then says what it does with it. */
export function BirthPage({ name, heading, introduction, seed, question }: BirthPageProps) {
  return (
    <>
      <header className="personal-hero">
        <StarrySky stars={110} seed={seed} />
        <div className="page personal-hero__columns">
          <div className="on-night">
            <Crumbs way={[{ name: 'Astrologie', path: '/astrologie-et-horoscope' }, { name }]} link={Link} />
            <h1>{heading}</h1>
            <div dangerouslySetInnerHTML={{ __html: introduction.lead }} />
          </div>
          {question}
        </div>
      </header>
      <div className="page personal-about">
        {introduction.sections.map(({ key, title, html }) => (
          <section key={key}>
            <h2>{title}</h2>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </>
  );
}
