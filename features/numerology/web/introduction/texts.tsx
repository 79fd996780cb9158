import { sectionWords } from './section-words.ts';
import './texts.css';

interface Section {
  readonly key: string;
  readonly title: string;
  readonly html: string;
}

/** The sections of a text side by side, each with its vignette; the first opens with a large letter. */
export function Texts({ sections, columns }: { sections: readonly Section[]; columns: 2 | 3 }) {
  return (
    <div className="numerology-texts" data-columns={columns}>
      {sections.map(({ key, title, html }) => {
        const { label, d } = sectionWords(key);
        return (
          <section key={key} className="numerology-texts__section">
            <svg className="numerology-texts__vignette" viewBox="0 0 54 54" aria-hidden="true">
              <circle cx="27" cy="27" r="25.500" opacity=".5" />
              <path d={d} />
            </svg>
            <div className="numerology-texts__head">
              <p>{label}</p>
              <h3>{title}</h3>
            </div>
            <div className="numerology-texts__body" dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        );
      })}
    </div>
  );
}
