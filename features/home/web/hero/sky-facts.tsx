import { type Glyph, Icon, planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import { Moon } from '@solelune/ui/moon';
import type { HomeIndex, SkyFact } from '../../contract.ts';
import './sky-facts.css';

const GLYPHS: Record<SkyFact['glyph'], Glyph> = { ...planetGlyphs, ...zodiacGlyphs };

/** What is true of this sky, on the dark ground under it. */
export function SkyFacts({ facts, moon }: Pick<HomeIndex, 'facts' | 'moon'>) {
  return (
    <div className="sky-facts">
      <svg className="sky-facts__ridge" viewBox="0 0 1280 92" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="#1d1942"
          d="M0 60C90 44 160 66 260 48S430 14 540 34s170 30 270 12 190-34 290-8 130 20 180 4v50H0z"
        />
        <path
          className="sky-facts__crest"
          d="M0 60C90 44 160 66 260 48S430 14 540 34s170 30 270 12 190-34 290-8 130 20 180 4"
        />
        <path fill="#0d0b1f" d="M0 78c140-26 230 6 360-8s210-34 350-12 220 20 330 0 170-14 240 4v30H0z" />
      </svg>
      <div className="sky-facts__ground">
        <ul className="page sky-facts__list">
          {facts.map(({ glyph, title, text }) => (
            <li key={title}>
              {glyph === 'moon' ? <Moon {...moon} size={42} /> : <Icon of={GLYPHS[glyph]} size={40} />}
              <div>
                <p className="sky-facts__title">{title}</p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
