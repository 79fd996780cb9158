import { type AspectName, aspectGlyphs, type Glyph, planetGlyphs, sparkleGlyph, zodiacGlyphs } from '@solelune/ui/icon';
import type { ChartAnswer, ReadingAnswer } from '../../answers/reading.ts';
import { zodiacPlace } from './point-of.ts';
import { GLYPH_KEYS } from './wheel-of.ts';
import './reading.css';

type Part = ReadingAnswer['parts'][number];

const DIAMONDS: Record<NonNullable<Part['strength_words']>, number> = {
  Dominant: 5,
  'Très marqué': 4,
  Marqué: 3,
  'En retrait': 2,
};
const DIAMOND_PATHS = Array.from({ length: 5 }, (_, index) => {
  const x = 7 + index * 15;
  return `M${x} .8 ${x + 5} 6l-5 5.200L${x - 5} 6z`;
});

function bodyGlyph(key: string): Glyph | undefined {
  const glyph = GLYPH_KEYS[key as keyof typeof GLYPH_KEYS];
  return glyph ? planetGlyphs[glyph] : undefined;
}

/** The drawing beside a part: its sign for an angle, its aspect, else the body it names. */
function glyphOf({ key, kind }: Part, chart: ChartAnswer): Glyph {
  const words = key.split('-');
  if (words.includes('ascendant')) return zodiacGlyphs[zodiacPlace(chart.angles.ascendant_deg).sign];
  if (words.includes('midheaven')) return zodiacGlyphs[zodiacPlace(chart.angles.midheaven_deg).sign];
  const aspect = kind === 'aspect' && words.find((word) => word in aspectGlyphs);
  if (aspect) return aspectGlyphs[aspect as AspectName];
  return words.map(bodyGlyph).find(Boolean) ?? sparkleGlyph;
}

function Strength({ words }: { words: keyof typeof DIAMONDS }) {
  return (
    <span className="chart-reading__strength">
      <svg viewBox="0 0 75 12" aria-hidden="true">
        {DIAMOND_PATHS.map((d, index) => (
          <path key={d} d={d} data-full={index < DIAMONDS[words] || undefined} />
        ))}
      </svg>
      {words}
    </span>
  );
}

interface ReadingProps {
  reading: ReadingAnswer;
  chart: ChartAnswer;
  title: string;
  note: string;
}

/** The whole text, the most marked placements first; each part says where it comes from. */
export function Reading({ reading, chart, title, note }: ReadingProps) {
  return (
    <article className="chart-reading" id="lecture">
      <header>
        <h2>{title}</h2>
        <p>{note}</p>
      </header>
      {reading.parts.map((part) => {
        const glyph = glyphOf(part, chart);
        return (
          <section key={part.key} id={part.key} className="chart-reading__part" data-below="">
            <svg viewBox={`0 0 ${glyph.box} ${glyph.box}`} aria-hidden="true">
              {glyph.d && <path d={glyph.d} />}
              {glyph.fill && <path d={glyph.fill} className="chart-reading__fill" />}
            </svg>
            <div>
              <h3>{part.title}</h3>
              {(part.position || part.strength_words || part.certainty_words) && (
                <p className="chart-reading__meta">
                  {part.position && <span>{part.position}</span>}
                  {part.aspects_words && <span>{part.aspects_words}</span>}
                  {part.strength_words && <Strength words={part.strength_words} />}
                  {part.certainty_words && <b className="chart-reading__certainty">{part.certainty_words}</b>}
                </p>
              )}
              <div className="chart-reading__text" dangerouslySetInnerHTML={{ __html: part.html }} />
            </div>
          </section>
        );
      })}
    </article>
  );
}
