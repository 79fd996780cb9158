import { de } from '@solelune/french/elision';
import { type AnyLetter, defineLetter } from '@solelune/letters';

export const bookReady = defineLetter({
  name: 'book-ready',
  news: true,
  specimen: { firstname: 'Camille', name: 'Camille', address: '/profil/livres/018f', isAgain: false },
  write: ({ firstname, name, address, isAgain }, { brand, siteUrl }) => ({
    subject: `${brand} : le livre ${de(name)} est prêt`,
    preview: '186 pages, à lire, à garder ou à imprimer en A5.',
    title: isAgain ? `Le livre ${de(name)} est refait` : `Le livre ${de(name)} est prêt`,
    blocks: [
      `Bonjour ${firstname},`,
      isAgain
        ? 'La naissance a été corrigée et tout a été recalculé : les 186 pages sont neuves, l’ancien fichier n’existe plus.'
        : 'Les 186 pages sont composées. Le ciel de naissance est en page 5, la première année en page 67, la preuve du calcul en page 184.',
      { button: 'Ouvrir le livre', href: `${siteUrl}${address}` },
      {
        note: 'Ce lien mène à votre compte et ne sert qu’à vous. Si l’heure de naissance se précise, le livre est refait sans frais pendant un an.',
      },
    ],
  }),
});

/** It opens something: the secret is in its link. */
export const bookGift = defineLetter({
  name: 'book-gift',
  specimen: { from: 'Anna', name: 'Camille', note: 'Pour tes vingt prochaines années.', address: '/livre-offert/x' },
  write: ({ from, name, note, address }, { brand, siteUrl }) => ({
    subject: `${from} vous offre un livre`,
    preview: `Promesse Céleste : 186 pages écrites pour ${name}.`,
    title: 'Un livre écrit pour une seule personne',
    blocks: [
      `${from} a fait composer ce livre pour ${name} : un ciel de naissance, et les périodes qui compteront pendant vingt ans.`,
      ...(note ? [`« ${note} »`] : []),
      { button: 'Ouvrir le cadeau', href: `${siteUrl}${address}` },
      {
        note: `Le livre se range dans un compte ${brand}, gratuit, pour n’appartenir qu’à vous. Si l’heure de naissance se précise, il est refait sans frais pendant un an.`,
      },
    ],
  }),
});

export const giftSent = defineLetter({
  name: 'book-gift-sent',
  news: true,
  specimen: { firstname: 'Anna', name: 'Camille' },
  write: ({ firstname, name }, { brand }) => ({
    subject: `${brand} : votre cadeau est parti`,
    preview: `Le livre ${de(name)} vient d’être remis.`,
    title: 'Votre cadeau est parti',
    blocks: [
      `Bonjour ${firstname},`,
      `Le livre ${de(name)} vient d’être envoyé à l’adresse que vous aviez donnée, avec votre mot en page de garde.`,
    ],
  }),
});

export const bookFailed = defineLetter({
  name: 'book-failed',
  news: true,
  specimen: { firstname: 'Camille', name: 'Camille' },
  write: ({ firstname, name }, { brand, siteUrl }) => ({
    subject: `${brand} : le livre ${de(name)} n’a pas pu être fabriqué`,
    preview: 'Tout ce que vous aviez payé vous est rendu.',
    title: 'Ce livre n’a pas pu être fabriqué',
    blocks: [
      `Bonjour ${firstname},`,
      `Nous avons essayé trois fois de composer le livre ${de(name)}, sans y parvenir. Tout ce que vous aviez payé vous est rendu, sans rien à faire : la carte vers la carte, les Soleils en Soleils.`,
      { link: 'Voir mes achats', href: `${siteUrl}/profil/achats` },
    ],
  }),
});

export const bookLetters: AnyLetter[] = [bookReady, bookGift, giftSent, bookFailed];
