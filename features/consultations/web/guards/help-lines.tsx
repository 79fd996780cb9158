import { Icon, phoneGlyph } from '@solelune/ui/icon';
import { useMemo } from 'react';
import { type HelpLine, helpLinesFor } from '../../engine/guards/distress.ts';
import './help-lines.css';

const WORDS: Readonly<Record<HelpLine, { name: string; dial: string; for: string }>> = {
  '112': { name: '15 ou 112', dial: '112', for: 'Urgence : un danger pour la vie, maintenant' },
  '3114': { name: '3114', dial: '3114', for: 'Prévention du suicide, 24 h sur 24' },
  '3919': { name: '3919', dial: '3919', for: 'Violences faites aux femmes, 24 h sur 24' },
  '119': { name: '119', dial: '119', for: 'Enfance en danger, 24 h sur 24' },
};

/** The most urgent first. */
const LINES = ['112', '3114', '3919', '119'] as const satisfies readonly HelpLine[];

/** Found in these words by this browser alone: nothing is stopped, and nobody is told. */
export function HelpLines({ texts }: { texts: readonly string[] }) {
  const lines = useMemo(() => {
    const called = new Set(texts.flatMap(helpLinesFor));
    return LINES.filter((line) => called.has(line));
  }, [texts]);
  if (lines.length === 0) return null;
  return (
    <aside className="help-lines" aria-label="Numéros d’aide">
      <p>Si ces mots pèsent, quelqu’un répond tout de suite, gratuitement et sans juger.</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <a href={`tel:${WORDS[line].dial}`}>
              <Icon of={phoneGlyph} size={20} />
              <b>{WORDS[line].name}</b>
            </a>
            <span>{WORDS[line].for}</span>
          </li>
        ))}
      </ul>
      <small>Ces numéros s’affichent d’eux-mêmes, sur cet écran : personne n’en est averti.</small>
    </aside>
  );
}
