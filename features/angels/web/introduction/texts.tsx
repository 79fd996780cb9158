import { Icon } from '@solelune/ui/icon';
import { TextBlock, TextColumns } from '@solelune/ui/reading-texts';
import type { Section } from '../../answer-schemas.ts';

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
    <TextColumns columns={3}>
      {sections.map(({ key, title, html }) => {
        const { label, d } = VIGNETTES[key] ?? { label: '', d: '' };
        const mark = <Icon of={{ box: 54, d, stroke: 1.3 }} size={54} />;
        return <TextBlock key={key} mark={mark} label={label} title={title} html={html} />;
      })}
    </TextColumns>
  );
}
