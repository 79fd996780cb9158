import { UNDO_HOURS } from './limits.ts';

/** How long each thing is kept. The privacy page says it in these words, and the retention job holds to these figures. */
export const RETENTION = {
  removedActivityHours: UNDO_HOURS,
  messageMonths: 24,
  emailMonths: 36,
  /** A decision that another one replaced stays as a proof for the time a claim can be made. */
  replacedConsentMonths: 60,
} as const;

export const RETENTION_WORDS: readonly { what: string; period: string }[] = [
  { what: 'Profil, proches, photos et résultats gardés', period: 'tant que vous les gardez' },
  { what: 'Résultat que vous retirez', period: `${UNDO_HOURS} heures, le temps de changer d’avis` },
  { what: 'Messages du site', period: '24 mois' },
  { what: 'E-mails reçus', period: '36 mois' },
  { what: 'Accords donnés puis retirés', period: '5 ans, comme preuve' },
];
