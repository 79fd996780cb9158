export { type Face, type Piece, SHARES, type Share, shareOf, TABLE_SPREADS, type TableSpread } from './pieces.ts';
export { cardsOfSpread, faceOf, isGenuine } from './proof.ts';
export {
  areAllTaken,
  type LaidPiece,
  MOST_ZOOM,
  pieceOf,
  type SpreadState,
  type TableEvent,
  type TableState,
  tableLog,
} from './table-log.ts';
