import { sparkPath } from '@solelune/ui/geometry';
import type { StarFigure } from './star-map.ts';
import './constellation.css';

interface ConstellationProps {
  figure: StarFigure;
  /** Smaller stars for a small drawing. */
  scale?: number;
  /** Writes the name of the leading star. */
  named?: boolean;
}

/** The strokes and stars of a figure, inside a larger drawing. */
export function Constellation({ figure, scale = 1, named }: ConstellationProps) {
  const { stars, path, lead } = figure;
  const [x, y] = lead.at;
  return (
    <g className="zodiac-stars">
      <path className="zodiac-stars__strokes" d={path} />
      {stars.map(({ at, radius }) => (
        <circle key={at.join()} cx={at[0]} cy={at[1]} r={Math.round(radius * scale * 100) / 100} />
      ))}
      <path d={sparkPath(17 * scale, lead.at, 0.13)} />
      {named && (
        <text x={x + (x > 60 ? -14 : 14)} y={y + 24} textAnchor={x > 60 ? 'end' : 'start'}>
          {lead.name}
        </text>
      )}
    </g>
  );
}
