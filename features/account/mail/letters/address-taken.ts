import { defineLetter } from '@solelune/letters';

/** To an address that somebody wants for another account. */
export const addressTaken = defineLetter({
  name: 'account-address-taken',
  specimen: { firstname: 'Camille' },
  write: ({ firstname }, { brand, siteUrl, contactEmail }) => ({
    subject: `${brand} : cette adresse a déjà son compte`,
    preview: 'Un autre compte a demandé à l’utiliser. Rien n’a changé.',
    title: 'Cette adresse a déjà son compte',
    blocks: [
      `Bonjour ${firstname},`,
      'Quelqu’un a demandé qu’un autre compte utilise votre adresse. Elle est déjà celle du vôtre : rien n’a changé, et personne n’y est entré.',
      'Si c’était vous, connectez-vous avec cette adresse, ou choisissez-en une autre pour le second compte.',
      { button: 'Se connecter', href: `${siteUrl}/connexion` },
      { note: `Si ces messages se répètent, écrivez-nous à ${contactEmail}.` },
    ],
  }),
});
