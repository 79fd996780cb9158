import type { Section } from '../../answer-schemas.ts';
import './trio.css';

const LABELS: Readonly<Record<string, string>> = {
  love: 'En amour',
  work: 'Au travail',
  call: 'Quand l’appeler',
  path: 'Le chemin intérieur',
};

/** Three shorter parts side by side. */
export function Trio({ sections, keys }: { sections: readonly Section[]; keys: readonly string[] }) {
  return (
    <div className="angels-trio page">
      {keys.map((key) => {
        const section = sections.find((one) => one.key === key);
        return section ? (
          <section key={key}>
            <p>{LABELS[key]}</p>
            <h2>{section.title}</h2>
            <div dangerouslySetInnerHTML={{ __html: section.html }} />
          </section>
        ) : null;
      })}
    </div>
  );
}
