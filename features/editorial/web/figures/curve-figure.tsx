import { Icon, type ZodiacSign, zodiacGlyphs } from '@solelune/ui/icon';
import type { ViewOf } from '../../contract/figures.ts';
import './curve-figure.css';

/** Lines in a stretched square; the words stand beside it as text, so that they keep their size on a phone. */
export function CurveFigure({ view: { lines, rows, columns, caption } }: { view: ViewOf<'curve'> }) {
  return (
    <div className="curve-figure">
      <ul className="curve-figure__rows" aria-hidden="true">
        {rows.map(({ at, label, sign }) => (
          <li key={`${at} ${label}`} style={{ top: `${at}%` }}>
            {sign ? <Icon of={zodiacGlyphs[sign as ZodiacSign]} size={17} /> : label}
          </li>
        ))}
      </ul>
      <div className="curve-figure__field">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={caption}>
          {rows.map(({ at, label }) => (
            <path key={`${at} ${label}`} className="curve-figure__rule" d={`M0 ${at}H100`} />
          ))}
          {columns.map(({ at, label }) => (
            <path key={`${at} ${label}`} className="curve-figure__rule" d={`M${at} 0V100`} />
          ))}
          {lines.map(({ name, direct, retrograde }, index) => (
            <g key={name} data-line={index}>
              <path className="curve-figure__line" d={direct} />
              <path className="curve-figure__line curve-figure__line--back" d={retrograde} />
            </g>
          ))}
        </svg>
      </div>
      <ul className="curve-figure__columns" aria-hidden="true">
        {columns.map(({ at, label }) => (
          <li key={`${at} ${label}`} style={{ left: `${at}%` }}>
            {label}
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <ul className="curve-figure__legend">
          {lines.map(({ name }, index) => (
            <li key={name} data-line={index}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
