import { type AnyLetter, defineLetter } from '@solelune/letters';

/** To the advisor: what they earn goes to another account from now on. */
export const bankChanged = defineLetter({
  name: 'console-bank-changed',
  specimen: { firstname: 'Ysée', shown: 'FR\u00A0••••\u00A00189' },
  write: ({ firstname, shown }, { brand, siteUrl }) => ({
    subject: `${brand} : votre compte bancaire a changé`,
    preview: 'Vos versements iront sur un autre compte.',
    title: 'Votre compte bancaire a changé',
    blocks: [
      `Bonjour ${firstname},`,
      `Vos prochains versements iront sur le compte ${shown}. Si c’est bien vous qui l’avez changé, il n’y a rien à faire.`,
      { button: 'Voir mes revenus', href: `${siteUrl}/console/revenus` },
      { note: 'Si ce n’est pas vous, répondez à ce courrier sans attendre : nous arrêterons le versement.' },
    ],
  }),
});

export const consoleLetters: AnyLetter[] = [bankChanged];
