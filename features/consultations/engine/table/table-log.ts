import { defineLog, type EventOf } from '@solelune/event-log/engine';
import { cardsOf, spreadOf } from '@solelune/tarot/engine';
import type { Side } from '../events.ts';
import { type Face, type Piece, type Share, shareOf } from './pieces.ts';

/** What can happen on a table. The log of these is the table: both browsers and the server fold the same one. */
export interface TableEvents {
  shared: { by: Side; what: Share };
  withdrawn: { by: Side; what: Share };
  laid: { by: Side; piece: Piece };
  shown: { by: Side; item: number };
  /** `on` names what is meant (a card, a planet), which is found on every screen; null: no longer. */
  pointed: { by: Side; item: number; on: string | null };
  zoomed: { by: Side; item: number; to: number };
  /** A place of the fan, from 1. The first one brings the seed of the member's device. */
  picked: { by: Side; item: number; place: number; seed?: string | undefined };
  turned: { by: Side; item: number; card: number; face: Face };
  /** Every card lies open: what decided them is told. */
  proven: { by: 'house'; item: number; serverSeed: string };
  /** One piece, or (null) all of them. */
  cleared: { by: Side; item: number | null };
}
export type TableEvent = EventOf<TableEvents>;

export interface SpreadState {
  readonly visitorSeed: string | null;
  readonly picks: readonly number[];
  /** By position; null while it lies face down. */
  readonly faces: readonly (Face | null)[];
  readonly serverSeed: string | null;
}

export interface LaidPiece {
  readonly id: number;
  readonly piece: Piece;
  readonly zoom: number;
  readonly pointed: { readonly by: Side; readonly on: string } | null;
  /** Of a spread alone. */
  readonly spread: SpreadState | null;
}

export interface TableState {
  readonly shared: readonly Share[];
  readonly pieces: readonly LaidPiece[];
  /** The piece that both look at. */
  readonly front: number | null;
  /** How many were ever laid: the next one's name. */
  readonly laid: number;
}

const MOST_PIECES = 12;
export const MOST_ZOOM = 3;
const EMPTY: TableState = { shared: [], pieces: [], front: null, laid: 0 };

export const pieceOf = (state: TableState, item: number): LaidPiece | undefined =>
  state.pieces.find(({ id }) => id === item);

const changed = (state: TableState, item: number, change: (piece: LaidPiece) => LaidPiece | null) => {
  const before = pieceOf(state, item);
  const after = before ? change(before) : null;
  if (!after) return null;
  return { ...state, pieces: state.pieces.map((piece) => (piece === before ? after : piece)) };
};

const changedSpread = (
  state: TableState,
  item: number,
  change: (spread: SpreadState, piece: Extract<Piece, { what: 'spread' }>) => SpreadState | null,
) =>
  changed(state, item, (laid) => {
    if (laid.piece.what !== 'spread' || !laid.spread) return null;
    const spread = change(laid.spread, laid.piece);
    return spread && { ...laid, spread };
  });

/** Takes pieces away; whoever looked at one of them looks at the last that is left. */
function without(state: TableState, isGone: (piece: LaidPiece) => boolean): TableState {
  const pieces = state.pieces.filter((piece) => !isGone(piece));
  const isLeft = pieces.some(({ id }) => id === state.front);
  return { ...state, pieces, front: isLeft ? state.front : (pieces.at(-1)?.id ?? null) };
}

export const areAllTaken = ({ picks }: SpreadState, { spread }: { spread: Parameters<typeof spreadOf>[0] }): boolean =>
  picks.length === spreadOf(spread).taken;

const unturned = (piece: Piece): SpreadState | null =>
  piece.what === 'spread'
    ? { visitorSeed: null, picks: [], faces: spreadOf(piece.spread).positions.map(() => null), serverSeed: null }
    : null;

export const tableLog = defineLog<TableState, TableEvents>(EMPTY, {
  shared: (state, { by, what }) =>
    by === 'member' && !state.shared.includes(what) ? { ...state, shared: [...state.shared, what] } : null,
  withdrawn: (state, { by, what }) => {
    if (by !== 'member' || !state.shared.includes(what)) return null;
    const left = without(state, ({ piece }) => shareOf(piece) === what);
    return { ...left, shared: state.shared.filter((one) => one !== what) };
  },
  laid: (state, { by, piece }) => {
    const share = shareOf(piece);
    if (by !== 'advisor' || state.pieces.length >= MOST_PIECES) return null;
    if (share !== null && !state.shared.includes(share)) return null;
    const id = state.laid + 1;
    const laid: LaidPiece = { id, piece, zoom: 1, pointed: null, spread: unturned(piece) };
    return { ...state, pieces: [...state.pieces, laid], front: id, laid: id };
  },
  shown: (state, { item }) => (pieceOf(state, item) && state.front !== item ? { ...state, front: item } : null),
  pointed: (state, { by, item, on }) =>
    changed(state, item, (piece) =>
      on === null && !piece.pointed ? null : { ...piece, pointed: on === null ? null : { by, on } },
    ),
  zoomed: (state, { item, to }) =>
    changed(state, item, (piece) =>
      Number.isInteger(to) && to >= 1 && to <= MOST_ZOOM && to !== piece.zoom ? { ...piece, zoom: to } : null,
    ),
  picked: (state, { by, item, place, seed }) =>
    changedSpread(state, item, (spread, piece) => {
      const { pack } = spreadOf(piece.spread);
      const isInFan = Number.isInteger(place) && place >= 1 && place <= cardsOf(pack).length;
      if (by !== 'member' || !isInFan || spread.picks.includes(place) || areAllTaken(spread, piece)) return null;
      // The first card brings the seed, and no later one changes it.
      if ((seed === undefined) !== (spread.visitorSeed !== null)) return null;
      return { ...spread, visitorSeed: spread.visitorSeed ?? seed ?? null, picks: [...spread.picks, place] };
    }),
  turned: (state, { item, card, face }) =>
    changedSpread(state, item, (spread, piece) =>
      areAllTaken(spread, piece) && spread.faces[card] === null
        ? { ...spread, faces: spread.faces.map((one, index) => (index === card ? face : one)) }
        : null,
    ),
  proven: (state, { item, serverSeed }) =>
    changedSpread(state, item, (spread) =>
      spread.serverSeed === null && spread.faces.every((face) => face !== null) ? { ...spread, serverSeed } : null,
    ),
  cleared: (state, { item }) => {
    if (item === null) return state.pieces.length > 0 ? without(state, () => true) : null;
    return pieceOf(state, item) ? without(state, ({ id }) => id === item) : null;
  },
});
