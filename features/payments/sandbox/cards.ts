/** What a test card does. The numbers are those that Stripe publishes for its own tests; nobody's account stands behind any of them. */
export interface TestCard {
  number: string;
  words: string;
  brand: 'visa' | 'mastercard';
  /** The provider's own code of a refusal, and what it says besides. */
  refused?: { code: string; decline_code?: string };
  /** The bank asks the payer first. */
  challenged?: boolean;
  /** The payer's bank takes the money back afterwards. */
  disputed?: boolean;
  /** What is given back does not arrive. */
  refundFails?: boolean;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', words: 'Acceptée', brand: 'visa' },
  { number: '5555555555554444', words: 'Acceptée, une autre', brand: 'mastercard' },
  {
    number: '4000002760003184',
    words: 'Votre banque demande confirmation (3-D Secure)',
    brand: 'visa',
    challenged: true,
  },
  {
    number: '4000000000000002',
    words: 'Refusée',
    brand: 'visa',
    refused: { code: 'card_declined', decline_code: 'generic_decline' },
  },
  {
    ...{ number: '4000000000009995', words: 'Refusée : provision insuffisante', brand: 'visa' as const },
    refused: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
  { number: '4000000000000069', words: 'Refusée : carte expirée', brand: 'visa', refused: { code: 'expired_card' } },
  {
    number: '4000000000000127',
    words: 'Refusée : cryptogramme faux',
    brand: 'visa',
    refused: { code: 'incorrect_cvc' },
  },
  {
    number: '4000000000000119',
    words: 'Refusée : erreur de traitement',
    brand: 'visa',
    refused: { code: 'processing_error' },
  },
  { number: '4000000000000259', words: 'Acceptée, puis contestée', brand: 'visa', disputed: true },
  { number: '4000000000005126', words: 'Acceptée, mais un remboursement échoue', brand: 'visa', refundFails: true },
];

export const cardOf = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.number === number.replace(/\D/g, ''));
