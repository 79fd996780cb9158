import { SummaryBar } from '@solelune/ui/summary-bar';
import type { ReadingAnswer } from '../../answers/reading.ts';
import './natal-contents.css';

interface NatalContentsProps {
  reading: ReadingAnswer;
  /** What follows the reading. */
  after: readonly { id: string; title: string }[];
}

/** From here to every part of the reading, and to the tables behind it. */
export function NatalContents({ reading, after }: NatalContentsProps) {
  const parts = reading.parts.map(({ key, title }) => ({ id: key, title }));
  return (
    <nav className="natal-contents page" aria-label="Dans cette page" data-print="hide">
      <details>
        <SummaryBar>{`Dans cette page : ${parts.length} textes, les tableaux, la preuve`}</SummaryBar>
        <ol>
          {[...parts, ...after].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
