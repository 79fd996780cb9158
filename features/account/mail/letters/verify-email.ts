import { defineLetter } from '@solelune/letters';

/** Asked for again, or for a new address. */
export const confirmAddress = defineLetter({
  name: 'account-verify-email',
  specimen: { firstname: 'Camille', verifyUrl: 'https://solelune.example/verification-email#specimen' },
  write: ({ firstname, verifyUrl }, { brand }) => ({
    subject: `${brand} : confirmez votre adresse e-mail`,
    preview: 'Un clic suffit pour confirmer que cette adresse est la vôtre.',
    title: 'Cette adresse est-elle la vôtre ?',
    blocks: [
      `Bonjour ${firstname},`,
      'Confirmez votre adresse pour recevoir nos messages et retrouver votre compte en cas d’oubli.',
      { button: 'Confirmer mon adresse', href: verifyUrl },
      {
        note: 'Ce lien sert une seule fois et reste valable sept jours. Si vous n’avez rien demandé, ignorez ce message.',
      },
    ],
  }),
});

export const confirmNewAddress = defineLetter({
  name: 'account-change-email',
  specimen: { firstname: 'Camille', confirmUrl: 'https://solelune.example/verification-email#specimen' },
  write: ({ firstname, confirmUrl }, { brand }) => ({
    subject: `${brand} : confirmez votre nouvelle adresse e-mail`,
    preview: 'Votre nouvelle adresse remplacera l’ancienne dès que vous l’aurez confirmée.',
    title: 'Votre nouvelle adresse',
    blocks: [
      `Bonjour ${firstname},`,
      'Vous avez demandé que votre compte utilise cette adresse. Elle remplacera l’ancienne dès que vous l’aurez confirmée.',
      { button: 'Utiliser cette adresse', href: confirmUrl },
      {
        note: 'Ce lien sert une seule fois et reste valable vingt-quatre heures. Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
      },
    ],
  }),
});

/** To the former address. */
export const emailChanged = defineLetter({
  name: 'account-email-changed',
  news: true,
  specimen: { firstname: 'Camille', now: '15 novembre 2026 à 14 h 30' },
  write: ({ firstname, /* begins with a figure */ now }, { brand, contactEmail }) => ({
    subject: `${brand} : votre adresse e-mail a changé`,
    preview: 'Votre compte utilise désormais une autre adresse.',
    title: 'Votre adresse a changé',
    blocks: [
      `Bonjour ${firstname},`,
      `Depuis le ${now}, votre compte utilise une autre adresse que celle-ci. C’est le dernier message que nous y envoyons.`,
      {
        note: `Si ce changement ne vient pas de vous, écrivez-nous sans attendre à ${contactEmail} : nous vous rendrons votre compte.`,
      },
    ],
  }),
});
