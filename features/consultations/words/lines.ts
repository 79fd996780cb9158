import type { By, ReceiptLine } from '../engine/index.ts';
import { durationWords } from './durations.ts';

/** The reader's own is « vous ». */
export interface Names {
  member: string;
  advisor: string;
}

const nameOf = (by: By, names: Names): string => (by === 'house' ? 'Solelune' : names[by]);

/** Of somebody, or of the reader. */
const does = (who: string, third: string, second: string): string => `${who} ${who === 'vous' ? second : third}`;

const ENDS: Readonly<Record<string, (who: string) => string>> = {
  ended: (who) => `${does(who, 'termine', 'terminez')} la consultation`,
  free: (who) => `${does(who, 'termine', 'terminez')} la consultation sans rien compter`,
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
      return `${does(who, 'demande', 'demandez')} une consultation`;
    case 'accepted':
      return does(who, 'accepte', 'acceptez');
    case 'declined':
      return `${does(who, 'n’est', 'n’êtes')} pas en mesure de répondre`;
    case 'missed':
      return 'la demande est restée sans réponse une minute';
    case 'cancelled':
      return `${does(who, 'retire', 'retirez')} la demande`;
    case 'connected':
      return `${does(who, 'est', 'êtes')} là${starts}${meter === 'starts' ? ', la première minute est offerte' : ''}`;
    case 'paused':
      return detail === 'asked'
        ? `${does(who, 'demande', 'demandez')} une pause${stops}`
        : `la communication avec ${who} est coupée${stops}`;
    case 'resumed':
      return `la conversation reprend${starts}`;
    case 'extended':
      return `${does(who, 'ajoute', 'ajoutez')} ${durationWords(Number(detail))}${starts}`;
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
