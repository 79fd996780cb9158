import { Icon } from '@solelune/ui/icon';
import { TextColumns, TextBlock as UiTextBlock } from '@solelune/ui/reading-texts';
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

interface TextBlockProps {
  of: string;
  title: string;
  html?: string;
  opening?: boolean;
  children?: ReactNode;
}

/** A text under the planet that looks after its subject. */
export function TextBlock({ of, ...block }: TextBlockProps) {
  const { label, glyph } = sectionWords(of);
  return <UiTextBlock {...block} className="sign-texts__section" mark={<Icon of={glyph} size={24} />} label={label} />;
}

/** The sections of a text, side by side. */
export function Texts({ sections, columns, opening }: TextsProps) {
  return (
    <TextColumns columns={columns}>
      {sections.map(({ key, title, html }, index) => (
        <TextBlock key={key} of={key} title={title} html={html} opening={opening && index === 0} />
      ))}
    </TextColumns>
  );
}
