import type { Section } from '@solelune/contract/answers';
import './year-texts.css';

const SEASONS = ['winter', 'spring', 'summer', 'autumn'];
const LIVES = ['love', 'work', 'vitality'];

/** A year's text: its opening, four seasons, three parts of life, a closing thought. */
export function YearTexts({ sections, title }: { sections: readonly Section[]; title: string }) {
  const of = (keys: readonly string[]) => keys.flatMap((key) => sections.find((section) => section.key === key) ?? []);
  const [opening] = of(['opening']);
  const [closing] = of(['closing']);
  return (
    <>
      {opening && (
        <section className="year-opening page">
          <h2>{title}</h2>
          <div dangerouslySetInnerHTML={{ __html: opening.html }} />
        </section>
      )}
      <div className="year-band">
        <div className="page">
          <h2>Quatre saisons</h2>
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
          <h3>{title}</h3>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  );
}
