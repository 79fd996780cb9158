import type { RoomWay } from '../engine/index.ts';

export const WAY_WORDS: Readonly<Record<RoomWay, string>> = {
  chat: 'par tchat',
  call: 'par appel',
  phone: 'par téléphone',
};

/** On the card page and the receipt: no personal data of the member's. */
export const capLabel = (way: RoomWay, minutes: number, advisor: string, isMore: boolean): string =>
  isMore
    ? `${minutes} minutes de plus avec ${advisor}`
    : `Consultation ${WAY_WORDS[way]} avec ${advisor}, ${minutes} minutes au plus`;
