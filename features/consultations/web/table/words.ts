import { angelOf } from '@solelune/angels/engine';
import { isoDateWords } from '@solelune/civil-time/words';
import { spreadOf } from '@solelune/tarot/engine';
import type { Piece, Share } from '../../engine/table/index.ts';

/** What a piece is called, on its tab and in a sentence. */
export function pieceName(piece: Piece): string {
  switch (piece.what) {
    case 'wheel':
      return 'Le ciel de naissance';
    case 'transits':
      return `Transits du ${isoDateWords(piece.on)}`;
    case 'spread':
      return spreadOf(piece.spread).title;
    case 'angel':
      return `L’ange ${angelOf(piece.number).name}`;
    case 'kept-draw':
      return 'Un tirage gardé';
  }
}

export const SHARE_WORDS: Readonly<Record<Share, { title: string; about: string }>> = {
  birth: { title: 'Ma naissance', about: 'Jour, heure et lieu, et le ciel qu’ils dessinent' },
  charts: { title: 'Mes thèmes gardés', about: 'Ceux de mes activités' },
  draws: { title: 'Mes tirages gardés', about: 'Avec leurs questions' },
};
