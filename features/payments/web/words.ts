import type { PaymentStatus } from '../contract.ts';
import type { OrderStatus, Refusal } from '../engine/index.ts';

/** What a refusal means for who pays, and what they can do. */
export const REFUSAL_WORDS: Record<Refusal, string> = {
  declined:
    'Votre banque a refusé ce paiement sans dire pourquoi. Elle seule peut vous le dire ; une autre carte fonctionne souvent.',
  insufficient_funds: 'La provision de cette carte ne suffit pas pour ce montant.',
  expired_card: 'Cette carte a expiré.',
  wrong_code: 'Le cryptogramme, les trois chiffres au dos de la carte, n’est pas le bon.',
  authentication_failed: 'Votre banque n’a pas pu vous reconnaître, ou vous avez refusé sa demande.',
  processing_error: 'La banque n’a pas pu traiter la demande. Réessayez dans quelques minutes.',
};

interface Words {
  title: string;
  text: string;
  mood: 'wait' | 'good' | 'bad' | 'calm';
}

export const STATUS_WORDS: Record<OrderStatus, Words> = {
  draft: {
    title: 'Rien n’est encore commandé',
    text: 'Relisez votre commande, puis payez quand vous le voulez.',
    mood: 'calm',
  },
  unpaid: { title: 'Pas encore payé', text: 'Votre commande vous attend. Rien n’a été débité.', mood: 'calm' },
  waiting: {
    title: 'En attente de la banque',
    text: 'Nous attendons sa réponse. Si vous avez quitté la page de paiement, vous pouvez la reprendre : vous ne paierez qu’une fois.',
    mood: 'wait',
  },
  bank: {
    title: 'Votre banque vous demande',
    text: 'Confirmez le paiement dans son application ou sur sa page. Rien n’est débité avant.',
    mood: 'wait',
  },
  refused: { title: 'Paiement refusé', text: 'Rien n’a été débité.', mood: 'bad' },
  held: {
    title: 'Somme réservée',
    text: 'Votre banque garde cette somme de côté. Seul ce qui aura servi sera débité.',
    mood: 'good',
  },
  accepted: {
    title: 'Paiement accepté',
    text: 'Merci. Votre confirmation et votre reçu partent par courrier électronique.',
    mood: 'good',
  },
  refunding: {
    title: 'Remboursement en cours',
    text: 'La demande est chez la banque. Nous vous écrivons dès qu’elle est partie.',
    mood: 'wait',
  },
  part_refunded: {
    title: 'Remboursé en partie',
    text: 'Votre banque affiche le remboursement sous cinq à dix jours.',
    mood: 'calm',
  },
  refunded: { title: 'Remboursé', text: 'Votre banque affiche le remboursement sous cinq à dix jours.', mood: 'calm' },
  disputed: {
    title: 'Paiement contesté',
    text: 'Votre banque nous a demandé de rendre cette somme. Écrivez-nous si ce n’était pas votre intention.',
    mood: 'bad',
  },
  cancelled: {
    title: 'Commande abandonnée',
    text: 'Rien n’a été débité, et cette commande ne peut plus être payée.',
    mood: 'calm',
  },
};

/** Where payment can still be made, or taken up again. */
export const canPay = ({ status }: PaymentStatus): boolean =>
  status === 'draft' || status === 'unpaid' || status === 'waiting' || status === 'bank' || status === 'refused';

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cartes_bancaires: 'CB',
};
export const cardWords = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${BRANDS[brand] ?? 'Carte'} •••• ${last4}`;
