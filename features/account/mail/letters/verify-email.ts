import type { Letter, Sender } from '../letter.ts';

/** Asked for again, or for a new address. */
export const verifyEmail = (
  { firstname, verifyUrl }: { firstname: string; verifyUrl: string },
  { brand }: Sender,
): Letter => ({
  subject: `${brand} : confirmez votre adresse e-mail`,
  preview: 'Un clic suffit pour confirmer que cette adresse est la vôtre.',
  title: 'Cette adresse est-elle la vôtre ?',
  paragraphs: [
    `Bonjour ${firstname},`,
    'Confirmez votre adresse pour recevoir nos messages et retrouver votre compte en cas d’oubli.',
  ],
  button: { label: 'Confirmer mon adresse', href: verifyUrl },
  notes: ['Ce lien sert une seule fois et reste valable sept jours. Si vous n’avez rien demandé, ignorez ce message.'],
});

export const changeEmail = (
  { firstname, confirmUrl }: { firstname: string; confirmUrl: string },
  { brand }: Sender,
): Letter => ({
  subject: `${brand} : confirmez votre nouvelle adresse e-mail`,
  preview: 'Votre nouvelle adresse remplacera l’ancienne dès que vous l’aurez confirmée.',
  title: 'Votre nouvelle adresse',
  paragraphs: [
    `Bonjour ${firstname},`,
    'Vous avez demandé que votre compte utilise cette adresse. Elle remplacera l’ancienne dès que vous l’aurez confirmée.',
  ],
  button: { label: 'Utiliser cette adresse', href: confirmUrl },
  notes: [
    'Ce lien sert une seule fois et reste valable vingt-quatre heures. Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
  ],
});

/** To the former address. */
export const emailChanged = (
  { firstname, now }: { firstname: string; now: string },
  { brand, contactEmail }: Sender,
): Letter => ({
  subject: `${brand} : votre adresse e-mail a changé`,
  preview: 'Votre compte utilise désormais une autre adresse.',
  title: 'Votre adresse a changé',
  paragraphs: [
    `Bonjour ${firstname},`,
    `Depuis le ${now}, votre compte utilise une autre adresse que celle-ci. C’est le dernier message que nous y envoyons.`,
  ],
  notes: [
    `Si ce changement ne vient pas de vous, écrivez-nous sans attendre à ${contactEmail} : nous vous rendrons votre compte.`,
  ],
});
