import { HOUSE_NUMERALS } from '@solelune/french/houses';
import { aspectGlyphs, Icon } from '@solelune/ui/icon';
import { degreeText } from '../../words/chart.ts';
import { natureOf } from '../chart/aspect-look.ts';
import { PointGlyph } from '../chart/aspects.tsx';
import type { BondAnswer } from './bond-wheel.ts';
import '../chart/reading.css';
import './bond-reading.css';

type Part = BondAnswer['reading']['chapters'][number]['parts'][number];

/** A chapter a section, a paragraph a part: each names the positions it comes from. */
export function BondReading({ answer: { reading, aspects } }: { answer: BondAnswer }) {
  return (
    <article className="chart-reading bond-reading page" id="lecture">
      <header>
        <h2>La lecture du lien</h2>
        <p>
          Le portrait d’abord, puis ce qui porte, ce qui frotte, et ce que l’on peut en faire. Chaque paragraphe nomme
          les astres dont il vient.
        </p>
      </header>
      {reading.chapters.map(({ key, title, parts }) => (
        <section key={key} id={key} aria-labelledby={`${key}-title`}>
          <h3 id={`${key}-title`}>{title}</h3>
          <div>
            {parts.map((part) => (
              <div key={part.key} id={part.key} className="chart-reading__text">
                <PartMark part={part} aspects={aspects} />
                <div dangerouslySetInnerHTML={{ __html: part.html }} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}

/** The glyphs of what the paragraph tells, for the eye: its first sentence says the same. */
function PartMark({ part: { aspect, placement }, aspects }: { part: Part; aspects: BondAnswer['aspects'] }) {
  if (placement) {
    return (
      <p className="bond-mark" aria-hidden="true">
        <PointGlyph point={placement.planet} />
        <small>{HOUSE_NUMERALS[placement.house - 1]}</small>
      </p>
    );
  }
  if (!aspect) return null;
  const { from, to, kind } = aspect;
  const found = aspects.find((one) => one.from === from && one.to === to);
  return (
    <p className="bond-mark" data-nature={natureOf(kind)} aria-hidden="true">
      <PointGlyph point={from} />
      <Icon of={aspectGlyphs[kind]} size={14} />
      <PointGlyph point={to} />
      {found && <small>{degreeText(found.orb_deg)}</small>}
    </p>
  );
}
