import type { By, ReceiptLine } from '../engine/index.ts';
import { durationWords } from './durations.ts';

export interface Names {
  member: string;
  advisor: string;
}

const nameOf = (by: By, names: Names): string => (by === 'house' ? 'Solelune' : names[by]);

const ENDS: Readonly<Record<string, (who: string) => string>> = {
  ended: (who) => `${who} termine la consultation`,
  free: (who) => `${who} termine la consultation sans rien compter`,
  cap: () => 'le plafond est atteint depuis trente secondes, le salon se ferme',
  away: () => 'personne n’est revenu en cinq minutes, la consultation en reste là',
  closed: () => 'la consultation est close',
};

/** What happened, as a sentence without its hour. The words of the receipt and of the room are the same. */
export function lineWords({ kind, by, detail, meter }: ReceiptLine, names: Names): string {
  const who = nameOf(by, names);
  const stops = meter === 'stops' ? ' : le compteur s’arrête' : '';
  const starts = meter === 'starts' ? ' : le compteur tourne' : '';
  switch (kind) {
    case 'requested':
      return `${who} demande une consultation`;
    case 'accepted':
      return `${who} accepte`;
    case 'declined':
      return `${who} n’est pas en mesure de répondre`;
    case 'missed':
      return 'la demande est restée sans réponse une minute';
    case 'cancelled':
      return `${who} retire la demande`;
    case 'connected':
      return `${who} est là${starts}${meter === 'starts' ? ', la première minute est offerte' : ''}`;
    case 'paused':
      return detail === 'asked'
        ? `${who} demande une pause${stops}`
        : `la communication avec ${who} est coupée${stops}`;
    case 'resumed':
      return `la conversation reprend${starts}`;
    case 'extended':
      return `${who} ajoute ${durationWords(Number(detail))}${starts}`;
    case 'warned':
      return 'il reste deux minutes avant le plafond';
    case 'ended':
      return `${(ENDS[detail ?? 'ended'] ?? ENDS.ended)?.(who)}${stops}`;
    case 'settled':
      return 'le compte est arrêté, le reste de la somme retenue est libéré';
    case 'failed':
      return 'la mise en relation n’a pas abouti, rien n’est compté';
  }
}
