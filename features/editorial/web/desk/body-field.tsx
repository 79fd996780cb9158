import { Textarea } from '@solelune/ui/textarea';
import { useRef } from 'react';
import { TEXT_LENGTHS } from '../../engine/desk.ts';

interface Props {
  value: string;
  change: (value: string) => void;
  hasFigures: boolean;
  error: string | null | undefined;
  /** Of the version that was saved. */
  words: number;
}

interface Insertion {
  name: string;
  /** What is put around what is chosen, or, where nothing is, around these words. */
  around: readonly [before: string, after: string];
  words: string;
  /** Stands on a line of its own. */
  isLine?: boolean;
}

const WRITING: readonly Insertion[] = [
  { name: 'Section', around: ['## ', ''], words: 'Titre de la section', isLine: true },
  { name: 'Gras', around: ['**', '**'], words: 'mots' },
  { name: 'Italique', around: ['*', '*'], words: 'mots' },
  { name: 'Lien', around: ['[', '](/tarot)'], words: 'mots du lien' },
  { name: 'Liste', around: ['- ', ''], words: 'Premier point', isLine: true },
];
const FIGURES: readonly Insertion[] = [
  { name: 'Lune', around: ['::moon ', ''], words: 'today', isLine: true },
  { name: 'Roue', around: ['::wheel ', ''], words: 'now', isLine: true },
  { name: 'Carte', around: ['::card ', ''], words: 'la-lune', isLine: true },
  { name: 'Pierre', around: ['::stone ', ''], words: 'amethyste', isLine: true },
];

/** The text itself, in Markdown; the buttons write what one would otherwise have to know. */
export function BodyField({ value, change, hasFigures, error, words }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const insert = ({ around: [before, after], words: own, isLine }: Insertion) => {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const lineBreak = isLine && start > 0 && value[start - 1] !== '\n' ? '\n\n' : '';
    const chosen = value.slice(start, end) || own;
    area.focus();
    area.setRangeText(`${lineBreak}${before}${chosen}${after}`, start, end, 'end');
    const from = start + lineBreak.length + before.length;
    area.setSelectionRange(from, from + chosen.length);
    change(area.value);
  };
  return (
    <div ref={box} className="text-desk__body">
      <div role="toolbar" aria-label="Mettre en forme" className="text-desk__tools">
        {[...WRITING, ...(hasFigures ? FIGURES : [])].map((insertion) => (
          <button key={insertion.name} type="button" onClick={() => insert(insertion)}>
            {insertion.name}
          </button>
        ))}
        {words > 0 && <span>{`${/* begins with a figure */ words}\u00A0mots`}</span>}
      </div>
      <Textarea
        {...{ label: 'Texte', name: 'body', rows: 18, maxLength: TEXT_LENGTHS.body, value, spellCheck: true }}
        hint={
          hasFigures
            ? 'Des paragraphes, des sections « ## Titre », des figures sur leur propre ligne : ::moon 2026-12-24'
            : 'Des paragraphes et des sections « ## Titre »'
        }
        error={error ?? null}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </div>
  );
}
