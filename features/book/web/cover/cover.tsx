import { useId } from 'react';
import type { Cover as CoverData } from '../../contract.ts';
import { COVER_TALL, COVER_WIDE, coverMarkup } from '../../drawings/cover-markup.ts';
import './cover.css';

/** The size of the name, by its letters: as the typesetter has it. */
const nameSize = (name: string): number => {
  const { length } = [...name];
  return length > 34 ? 15 : length > 22 ? 20 : length > 13 ? 28 : 38;
};

/** The cover of a book as it will be set: night, gold, the person's own sky. The drawing is ours and holds nothing that was typed; the words are text. */
export default function Cover({ cover: { name, line, years, sky } }: { cover: CoverData }) {
  const id = `cover${useId().replaceAll(/\W/g, '')}`;
  return (
    <svg
      className="book-cover"
      viewBox={`0 0 ${COVER_WIDE} ${COVER_TALL}`}
      role="img"
      aria-label={`Couverture bleu nuit et or${name && `, au nom de\u00A0: ${name}`}`}
      textAnchor="middle"
    >
      <g dangerouslySetInnerHTML={{ __html: coverMarkup(sky, id) }} />
      <g className="book-cover__title" fill={`url(#${id}d)`}>
        <text x="210" y="104">
          Promesse
        </text>
        <text x="210" y="144" className="book-cover__second">
          Céleste
        </text>
      </g>
      <text x="210" y="462" className="book-cover__name" fontSize={nameSize(name)}>
        {name || '…'}
      </text>
      <text x="210" y="515" className="book-cover__line">
        {line}
      </text>
      <text x="210" y="548" className="book-cover__years">
        {years}
      </text>
    </svg>
  );
}
