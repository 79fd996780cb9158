import type { BondReading as Reading } from '../../answers/synastry.ts';
import '../chart/reading.css';
import './bond-reading.css';

/** A chapter a section, a paragraph a part: each names the positions it comes from. */
export function BondReading({ reading }: { reading: Reading }) {
  return (
    <article className="chart-reading bond-reading page" id="lecture">
      <header>
        <h2>La lecture de votre lien</h2>
        <p>{reading.lead}</p>
      </header>
      {reading.chapters.map(({ key, title, parts }) => (
        <section key={key} id={key}>
          <h3>{title}</h3>
          {parts.map((part) => (
            <div
              key={part.key}
              id={part.key}
              className="chart-reading__text"
              dangerouslySetInnerHTML={{ __html: part.html }}
            />
          ))}
        </section>
      ))}
    </article>
  );
}
