import { sentenceOfError } from '@solelune/contract/client';
import { useAnswer } from '@solelune/screen/answer';
import { cardUrl } from '@solelune/tarot/cards/address';
import type { DeckId } from '@solelune/tarot/engine';
import { tableKeptDraw } from '../../contract/table.ts';

/** `tarot/le-soleil` */
function pictureOf(key: string): string {
  const [deck = '', slug = ''] = key.split('/');
  return cardUrl(deck as DeckId, slug);
}

/** A draw that the member made before, as they kept it. */
export function KeptDrawPiece({ id, item }: { id: string; item: number }) {
  const { answer, error } = useAnswer(tableKeptDraw, { id, item });
  if (error) return <p className="shared-table__say">{sentenceOfError(error)}</p>;
  if (!answer) return <p className="shared-table__say">Le tirage revient…</p>;
  return (
    <>
      <p className="shared-table__say">
        <b>{answer.title}</b> {answer.question && `«\u00A0${answer.question}\u00A0»`}
      </p>
      <ol className="shared-deal" data-cards={answer.cards.length}>
        {answer.cards.map(({ key, name, position, reversed }) => (
          <li key={`${position} ${key}`}>
            <span className="shared-deal__position">{position}</span>
            <span className="shared-deal__card">
              <img src={pictureOf(key)} alt="" data-reversed={reversed || undefined} />
            </span>
            <span className="shared-deal__what">{reversed ? `${name}, renversée` : name}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
