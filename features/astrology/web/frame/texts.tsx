import { Icon } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import { sectionWords } from './section-words.ts';
import './texts.css';

export interface TextSection {
  readonly key: string;
  readonly title: string;
  readonly html: string;
}

interface TextsProps {
  sections: readonly TextSection[];
  columns: 1 | 2 | 3;
  /** The first section opens with a large letter. */
  opening?: boolean;
}

/** The sections of a text, each under the planet that looks after its subject. */
export function Texts({ sections, columns, opening }: TextsProps) {
  return (
    <div className="sign-texts" data-columns={columns} data-opening={opening || undefined}>
      {sections.map(({ key, title, html }) => (
        <TextBlock key={key} of={key} title={title}>
          <div className="sign-texts__body" dangerouslySetInnerHTML={{ __html: html }} />
        </TextBlock>
      ))}
    </div>
  );
}

export function TextBlock({ of, title, children }: { of: string; title: string; children: ReactNode }) {
  const { label, glyph } = sectionWords(of);
  return (
    <section className="sign-texts__section">
      <span className="sign-texts__mark">
        <Icon of={glyph} size={24} />
      </span>
      <div className="sign-texts__head">
        <p>{label}</p>
        <h3>{title}</h3>
      </div>
      {children}
    </section>
  );
}
