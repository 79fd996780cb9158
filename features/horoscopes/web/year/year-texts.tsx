import type { Section } from '@solelune/contract/answers';
import type { ReactNode } from 'react';
import { isLife, LifeMark } from './life-mark.tsx';
import { SEASONS, type Season, SeasonPlate } from './season-plate.tsx';
import './year-texts.css';

const LIVES = ['love', 'work', 'vitality'];

interface YearTextsProps {
  sections: readonly Section[];
  title: string;
  /** Beside the opening. */
  aside?: ReactNode;
}

/** A year's text: its opening, four seasons, three parts of life, a closing thought. */
export function YearTexts({ sections, title, aside }: YearTextsProps) {
  const of = (keys: readonly string[]) => keys.flatMap((key) => sections.find((section) => section.key === key) ?? []);
  const [opening] = of(['opening']);
  const [closing] = of(['closing']);
  return (
    <>
      {opening && (
        <section className="year-opening page">
          <h2>{title}</h2>
          <div className="year-opening__columns">
            <div dangerouslySetInnerHTML={{ __html: opening.html }} />
            {aside}
          </div>
        </section>
      )}
      <div className="year-band">
        <div className="page">
          <h2>Quatre saisons sous le même arbre</h2>
          <Columns sections={of(SEASONS)} className="year-seasons" />
        </div>
      </div>
      <div className="page year-lives-band">
        <h2>Le cœur, l’ouvrage, le souffle</h2>
        <Columns sections={of(LIVES)} className="year-lives" />
      </div>
      {closing && <div className="year-closing page" dangerouslySetInnerHTML={{ __html: closing.html }} />}
    </>
  );
}

function Columns({ sections, className }: { sections: readonly Section[]; className: string }) {
  return (
    <div className={className}>
      {sections.map(({ key, title, html }) => (
        <section key={key} data-key={key}>
          {isSeason(key) && (
            <div className="year-seasons__art">
              <SeasonPlate season={key} />
            </div>
          )}
          {isLife(key) && <LifeMark of={key} />}
          <h3>{title}</h3>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  );
}

const isSeason = (key: string): key is Season => (SEASONS as readonly string[]).includes(key);
