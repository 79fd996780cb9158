import { aspectGlyphs } from '../icon/index.ts';
import { ASPECT_LINES } from './aspect-web.tsx';
import { PlacedGlyph } from './placed-glyph.tsx';
import type { WheelAspectKind } from './wheel-chart.ts';
import { ASPECT_NAMES, ASPECT_NATURES } from './wheel-words.ts';
import './wheel-legend.css';

const MAJOR: readonly WheelAspectKind[] = ['trine', 'sextile', 'opposition', 'square', 'conjunction'];

/** What each line of the wheel means. */
export function WheelLegend({ kinds = MAJOR }: { kinds?: readonly WheelAspectKind[] }) {
  return (
    <ul className="wheel-legend" aria-label="Légende des aspects">
      {kinds.map((kind) => {
        const { dash, round, weight } = ASPECT_LINES[kind];
        return (
          <li key={kind}>
            <svg viewBox="0 0 44 14" aria-hidden="true" className={`wheel__aspect--${ASPECT_NATURES[kind]}`}>
              <path
                d="M1 7h42"
                stroke="currentColor"
                strokeWidth={weight + 0.3}
                strokeDasharray={dash}
                strokeLinecap={round ? 'round' : 'butt'}
              />
              <circle className="wheel-legend__under" cx="22" cy="7" r="8" />
              <PlacedGlyph of={aspectGlyphs[kind]} at={[22, 7]} size={11} stroke={2.4} />
            </svg>
            {ASPECT_NAMES[kind]}
          </li>
        );
      })}
    </ul>
  );
}
