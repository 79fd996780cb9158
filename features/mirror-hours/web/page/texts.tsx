import { TextBlock, TextColumns } from '@solelune/ui/reading-texts';
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

/** The message across the page, the others side by side under it, the gesture on its own ground. */
export function Texts({ sections }: { sections: readonly Section[] }) {
  return (
    <TextColumns columns={2}>
      {sections.map(({ key, title, html }) => (
        <TextBlock
          key={key}
          className={`mirror-${key}`}
          label={LABELS[key]}
          title={title}
          html={html}
          opening={key === 'message'}
        />
      ))}
    </TextColumns>
  );
}
