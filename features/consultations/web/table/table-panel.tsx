import { Button } from '@solelune/ui/button';
import { useState } from 'react';
import { isOpen, type Side } from '../../engine/index.ts';
import { type LaidPiece, MOST_ZOOM, pieceOf } from '../../engine/table/index.ts';
import type { PanelProps } from '../room/slot-props.ts';
import { AngelPiece } from './angel-piece.tsx';
import { KeptDrawPiece } from './kept-draw-piece.tsx';
import { LayForm } from './lay-form.tsx';
import { Notes } from './notes.tsx';
import { ShareForm } from './share-form.tsx';
import { SkyPiece } from './sky-piece.tsx';
import { SpreadPiece } from './spread-piece.tsx';
import { type Table, useTable } from './use-table.ts';
import { pieceName } from './words.ts';
import './table-panel.css';

/** The table that both see, at the same moment. */
export default function TablePanel({ id, side, state: room, otherName }: PanelProps) {
  const table = useTable(id);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { pieces, front, shared } = table.state;
  const shown = front === null ? undefined : pieceOf(table.state, front);
  const nameOf = (one: Side) => (one === side ? 'vous' : otherName);
  const isLive = isOpen(room);
  return (
    <section className="shared-table on-night" aria-label="La table partagée">
      {pieces.length > 0 && (
        <ul className="shared-tabs" aria-label="Ce qui est sur la table">
          {pieces.map(({ id: item, piece }) => (
            <li key={item}>
              <button
                type="button"
                aria-pressed={item === front}
                onClick={() => item !== front && table.gesture({ kind: 'shown', item })}
              >
                {pieceName(piece)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="shared-table__both">
        {table.status === 'lost' ? 'La table se reconnecte…' : 'Vous voyez la même table, au même moment.'}
      </p>
      {shown ? (
        <div className="shared-stage" data-zoom={shown.zoom}>
          <PieceOnTable {...{ id, laid: shown, side, nameOf, table }} />
        </div>
      ) : (
        <p className="shared-table__empty">
          {side === 'member'
            ? `La table est nue. ${otherName} peut y poser un tirage, un ange, ou votre ciel si vous le partagez.`
            : 'La table est nue. Posez-y un tirage, un ange, ou ce qui est partagé avec vous.'}
        </p>
      )}
      {isLive && shown && <Tools laid={shown} table={table} />}
      {isLive && side === 'member' && <ShareForm {...{ id, shared, otherName }} />}
      {isLive && side === 'advisor' && <LayForm key={shared.join()} {...{ id, table, today }} />}
      {side === 'advisor' && <Notes id={id} />}
    </section>
  );
}

interface OnTable {
  id: string;
  laid: LaidPiece;
  side: Side;
  nameOf: (side: Side) => string;
  table: Table;
}

function PieceOnTable({ id, laid, side, nameOf, table }: OnTable) {
  const { piece, spread } = laid;
  // Another piece is another thing: nothing of the one before stays on the screen.
  if (piece.what === 'spread' && spread)
    return <SpreadPiece key={laid.id} {...{ laid, piece, spread, side, nameOf, table }} />;
  if (piece.what === 'angel') return <AngelPiece key={laid.id} number={piece.number} />;
  if (piece.what === 'kept-draw') return <KeptDrawPiece key={laid.id} id={id} item={laid.id} />;
  return <SkyPiece key={laid.id} {...{ id, laid, nameOf, table }} />;
}

function Tools({ laid: { id: item, zoom }, table }: { laid: LaidPiece; table: Table }) {
  return (
    <div className="shared-tools" role="group" aria-label="Gestes sur la table">
      <Button
        tone="quiet"
        disabled={zoom === MOST_ZOOM}
        onClick={() => table.gesture({ kind: 'zoomed', item, to: zoom + 1 })}
      >
        Agrandir
      </Button>
      <Button tone="quiet" disabled={zoom === 1} onClick={() => table.gesture({ kind: 'zoomed', item, to: zoom - 1 })}>
        Réduire
      </Button>
      <Button tone="quiet" onClick={() => table.gesture({ kind: 'cleared', item })}>
        Enlever
      </Button>
    </div>
  );
}
