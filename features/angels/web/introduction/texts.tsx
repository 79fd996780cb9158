import type { Section } from '../../answer-schemas.ts';
import './texts.css';

/** Vignettes of the three questions of an introduction. */
const VIGNETTES: Readonly<Record<string, { label: string; d: string }>> = {
  what: { label: 'Ce que c’est', d: 'M27 13l3.400 10.600L41 27l-10.600 3.400L27 41l-3.400-10.600L13 27l10.600-3.400z' },
  how: { label: 'Comment cela se compte', d: 'M27 14v13l9 5M14 27a13 13 0 1 0 26 0a13 13 0 1 0-26 0z' },
  tradition: {
    label: 'D’où cela vient',
    d: 'M15 17c4-2 8-2 12 1 4-3 8-3 12-1v20c-4-2-8-2-12 1-4-3-8-3-12-1zM27 18v20',
  },
};

/** The sections of an introduction side by side, each with its vignette. */
export function Texts({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="angels-texts">
      {sections.map(({ key, title, html }) => (
        <section key={key}>
          <svg viewBox="0 0 54 54" aria-hidden="true">
            <circle cx="27" cy="27" r="25.500" opacity=".5" />
            <path d={VIGNETTES[key]?.d} />
          </svg>
          <div className="angels-texts__head">
            <p>{VIGNETTES[key]?.label}</p>
            <h3>{title}</h3>
          </div>
          <div className="angels-texts__body" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  );
}
