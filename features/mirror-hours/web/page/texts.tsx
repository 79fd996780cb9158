import './texts.css';

interface Section {
  readonly key: string;
  readonly title: string;
  readonly html: string;
}

/** What a section is about, in plain words: its own title is an image. */
const LABELS: Readonly<Record<string, string>> = {
  message: 'Le message',
  love: 'L’amour',
  work: 'Le travail',
  angel: 'L’ange',
  gesture: 'Le geste',
  what: 'De quoi il s’agit',
  how: 'Comment les lire',
  tradition: 'La tradition',
  journal: 'Le carnet',
};

/** The first section across the page, the others side by side under it. */
export function Texts({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="mirror-texts">
      {sections.map(({ key, title, html }) => (
        <section key={key} data-key={key}>
          <p>{LABELS[key]}</p>
          <h3>{title}</h3>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  );
}
