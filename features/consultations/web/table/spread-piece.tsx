import { de } from '@solelune/french/elision';
import { backUrl, cardUrl } from '@solelune/tarot/cards/address';
import { cardsOf, deckOf, spreadOf } from '@solelune/tarot/engine';
import { useMemo } from 'react';
import type { Side } from '../../engine/index.ts';
import { areAllTaken, isGenuine, type LaidPiece, type Piece, type SpreadState } from '../../engine/table/index.ts';
import { TableFan } from './fan.tsx';
import type { Table } from './use-table.ts';

interface SpreadPieceProps {
  laid: LaidPiece;
  piece: Extract<Piece, { what: 'spread' }>;
  spread: SpreadState;
  side: Side;
  nameOf: (side: Side) => string;
  table: Table;
}

/** A spread drawn together: the member takes the cards, either of them turns them, and at the end both devices compute it again. */
export function SpreadPiece({ laid, piece, spread, side, nameOf, table }: SpreadPieceProps) {
  const { positions, pack, taken } = spreadOf(piece.spread);
  const isTaken = areAllTaken(spread, piece);
  const left = taken - spread.picks.length;
  const deck = deckOf(pack);
  const genuine = useMemo(() => isGenuine(piece, spread), [piece, spread]);
  return (
    <>
      <ol className="shared-deal" data-cards={positions.length}>
        {positions.map(({ key, title }, index) => {
          const face = spread.faces[index];
          const on = `card-${index + 1}`;
          const isShown = laid.pointed?.on === on;
          return (
            <li key={key} data-shown={isShown || undefined}>
              <span className="shared-deal__position">{title}</span>
              {face ? (
                <button
                  type="button"
                  className="shared-deal__card"
                  aria-label={`Montrer : ${face.name}${face.reversed ? ', renversée' : ''}`}
                  aria-pressed={isShown}
                  onClick={() => table.gesture({ kind: 'pointed', item: laid.id, ...(isShown ? {} : { on }) })}
                >
                  <img src={cardUrl(face.deck, face.slug)} alt="" data-reversed={face.reversed || undefined} />
                </button>
              ) : isTaken ? (
                <button
                  type="button"
                  className="shared-deal__card"
                  aria-label={`Retourner la carte : ${title}`}
                  onClick={() => table.gesture({ kind: 'turned', item: laid.id, card: index })}
                >
                  <img src={backUrl(deck)} alt="" />
                </button>
              ) : (
                <span className="shared-deal__place" data-taken={index < spread.picks.length || undefined} />
              )}
              <span className="shared-deal__what">
                {isShown && laid.pointed
                  ? `Montrée par ${nameOf(laid.pointed.by)}`
                  : face
                    ? `${face.name}${face.reversed ? ', renversée' : ''}`
                    : ''}
              </span>
            </li>
          );
        })}
      </ol>
      {!isTaken && (
        <>
          <p className="shared-table__say" role="status">
            {side === 'member'
              ? `À vous : prenez ${left === 1 ? 'une carte' : `${left} cartes`} dans l’éventail.`
              : `${nameOf('member')} prend ${left === 1 ? 'une carte' : `${left} cartes`}.`}
          </p>
          <TableFan
            deck={deck}
            size={cardsOf(pack).length}
            picks={spread.picks}
            onTake={side === 'member' ? (place) => table.pick(laid.id, place) : null}
          />
        </>
      )}
      <details className="shared-proof">
        <summary>
          {genuine === null
            ? 'L’ordre est scellé depuis le début'
            : genuine
              ? 'Recalculé sur cet appareil : l’empreinte et les cartes concordent'
              : 'Le recalcul ne concorde pas : ce tirage ne vaut rien'}
        </summary>
        <p>
          Empreinte montrée avant la première carte : <code>{piece.fingerprint}</code>
        </p>
        {spread.visitorSeed && (
          <p>
            {side === 'member' ? 'Graine de votre appareil' : `Graine de l’appareil ${de(nameOf('member'))}`} :{' '}
            <code>{spread.visitorSeed}</code>
          </p>
        )}
        {spread.serverSeed && (
          <p>
            Notre graine, révélée à la dernière carte : <code>{spread.serverSeed}</code>
          </p>
        )}
      </details>
    </>
  );
}
