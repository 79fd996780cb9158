import { Icon } from '@solelune/ui/icon';
import { TextBlock, TextColumns } from '@solelune/ui/reading-texts';
import { sectionWords } from './section-words.ts';

interface Section {
  readonly key: string;
  readonly title: string;
  readonly html: string;
}

/** The sections of a text side by side, each with its vignette; a reading, in two columns, opens with a large letter. */
export function Texts({ sections, columns }: { sections: readonly Section[]; columns: 2 | 3 }) {
  return (
    <TextColumns columns={columns}>
      {sections.map(({ key, title, html }, index) => {
        const { label, d } = sectionWords(key);
        const mark = <Icon of={{ box: 54, d, stroke: 1.3 }} size={54} />;
        return (
          <TextBlock
            key={key}
            mark={mark}
            label={label}
            title={title}
            html={html}
            opening={columns === 2 && index === 0}
          />
        );
      })}
    </TextColumns>
  );
}
