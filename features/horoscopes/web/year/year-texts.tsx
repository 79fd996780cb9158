import type { Section } from '@solelune/contract/answers';
import type { ReactNode } from 'react';
import type { YearSources } from '../../answers/year.ts';
import { isLife, LifeMark } from './life-mark.tsx';
import { SEASONS, type Season, SeasonPlate } from './season-plate.tsx';
import './year-texts.css';

const LIVES = ['love', 'work', 'vitality'];

interface YearTextsProps {
  sections: readonly Section[];
  title: string;
  sources: YearSources;
  /** Beside the opening, and under it. */
  aside?: ReactNode;
  under?: ReactNode;
}

/** A year's text: its opening, four seasons, three parts of life, a closing thought. */
export function YearTexts({ sections, title, sources, aside, under }: YearTextsProps) {
  const of = (keys: readonly string[]) => keys.flatMap((key) => sections.find((section) => section.key === key) ?? []);
  const [opening] = of(['opening']);
  const [closing] = of(['closing']);
  return (
    <>
      {opening && (
        <section className="year-opening page">
          <h2>{title}</h2>
          <div className="year-opening__columns">
            <div>
              <div dangerouslySetInnerHTML={{ __html: opening.html }} />
              {under}
            </div>
            {aside}
          </div>
        </section>
      )}
      <div className="year-band">
        <div className="page">
          <h2>Quatre saisons sous le même arbre</h2>
          <Columns sections={of(SEASONS)} sources={sources} className="year-seasons" />
        </div>
      </div>
      <div className="page year-lives-band">
        <h2>Le cœur, l’ouvrage, le souffle</h2>
        <Columns sections={of(LIVES)} sources={sources} className="year-lives" />
      </div>
      {closing && <div className="year-closing page" dangerouslySetInnerHTML={{ __html: closing.html }} />}
    </>
  );
}

interface ColumnsProps extends Pick<YearTextsProps, 'sections' | 'sources'> {
  className: string;
}

function Columns({ sections, sources, className }: ColumnsProps) {
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
          <Sources of={sources.find(({ section }) => section === key)?.events ?? []} />
        </section>
      ))}
    </div>
  );
}

/** The pieces of sky that the part was written from. */
function Sources({ of }: { of: YearSources[number]['events'] }) {
  if (of.length === 0) return null;
  return (
    <ul className="year-sources" aria-label="D’où cela vient">
      {of.map(({ words, date_words }) => (
        <li key={`${words} ${date_words}`}>
          <b>{words}</b>, {date_words}
        </li>
      ))}
    </ul>
  );
}

const isSeason = (key: string): key is Season => (SEASONS as readonly string[]).includes(key);
