import { dateWords, hourWords } from '@solelune/civil-time/words';
import { figures } from '@solelune/french/figures';
import { formatEuros } from '@solelune/money';

/** Day and hour of a line. */
export const moment = (at: Parameters<typeof dateWords>[0] & Parameters<typeof hourWords>[0]): string =>
  `${dateWords(at)}, ${hourWords(at)}`;

/** What a deed is called in the log; one that has no words yet shows its own name. */
const DEEDS: Record<string, string> = {
  'administration.member-open': 'Fiche ouverte',
  'administration.letter-resend': 'Lettre renvoyée',
  'administration.member-close': 'Compte fermé',
  'administration.member-keep': 'Compte gardé',
  'administration.member-export': 'Données d’un membre prises',
  'administration.audit-export': 'Journal exporté',
  'payments.refund': 'Remboursement',
  'account.staff-invite': 'Invitation dans l’équipe',
  'account.staff-leave': 'Départ de l’équipe',
  'editorial.text-save': 'Texte écrit',
  'editorial.text-publish': 'Texte publié ou programmé',
  'editorial.text-unschedule': 'Publication abandonnée',
  'editorial.text-withdraw': 'Article retiré',
  'editorial.text-restore': 'Version reprise',
  'promotions.card-save': 'Affichage modifié',
  'promotions.card-remove': 'Affichage retiré',
  'console.bank-save': 'Compte bancaire changé',
  'console.payout-make': 'Versement',
  'console.payout-file': 'Fichier de virements pris',
  'loyalty.coupon-issue': 'Code créé',
  'loyalty.coupon-end': 'Code terminé',
  'advisors.review-answer': 'Réponse à un avis',
  'advisors.review-remove': 'Avis retiré',
  'advisors.review-keep': 'Avis gardé',
  'advisors.own-page-propose': 'Page proposée',
  'advisors.own-prices': 'Prix changés',
  'advisors.proposal-decide': 'Page lue',
  'advisors.standing': 'Suspension ou retour',
  'appointments.agenda-save': 'Agenda modifié',
  'appointments.advisor-cancel': 'Rendez-vous annulé',
  'appointments.advisor-propose': 'Autre heure proposée',
};
export const deedWords = (deed: string): string => DEEDS[deed] ?? deed;

const ROLES: Record<string, string> = {
  ...{ advisor: 'conseil', support: 'assistance', editor: 'rédaction', finance: 'comptes' },
  administrator: 'administration',
};
export const roleWords = (roles: readonly string[]): string => roles.map((role) => ROLES[role] ?? role).join(', ');

/** What a balance is in. */
export const UNIT_NAMES: Record<string, string> = { eur: 'euros', suns: 'Soleils', points: 'points' };

const UNITS: Record<string, string> = { suns: 'Soleils', points: 'points' };
export const amountWords = (amount: number, currency: string): string =>
  currency === 'eur' ? formatEuros(amount) : `${figures(amount)}\u00A0${UNITS[currency] ?? currency}`;

const OWNERS: Record<string, string> = { member: 'Membres', advisor: 'Conseillers', house: 'Maison' };
export const ownerWords = (owner: string): string => OWNERS[owner] ?? owner;

export const LETTER_STATUS: Record<string, string> = {
  ...{ kept: 'gardée ici', queued: 'en attente', sent: 'partie', failed: 'abandonnée' },
};

export const ORDER_STATUS: Record<string, string> = {
  ...{ draft: 'brouillon', unpaid: 'à payer', waiting: 'en attente', bank: 'à la banque', refused: 'refusée' },
  ...{
    held: 'réservée',
    accepted: 'payée',
    refunding: 'remboursement en cours',
    part_refunded: 'remboursée en partie',
  },
  ...{ refunded: 'remboursée', disputed: 'contestée', cancelled: 'abandonnée' },
};
