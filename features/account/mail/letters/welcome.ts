import type { Letter, Sender } from '../letter.ts';

export const welcome = (
  { firstname, verifyUrl, profileUrl }: { firstname: string; verifyUrl: string; profileUrl: string },
  { brand, contactEmail }: Sender,
): Letter => ({
  subject: `Bienvenue sur ${brand}, ${firstname}`,
  preview: 'Un geste encore : confirmez votre adresse e-mail.',
  title: `Bienvenue, ${firstname}`,
  paragraphs: [
    'Votre espace est ouvert. Les thèmes, les tirages et les nombres que vous calculerez y seront gardés, à relire quand vous voudrez.',
    'Un geste encore : confirmez votre adresse, pour que nous soyons sûrs de pouvoir vous écrire.',
  ],
  button: { label: 'Confirmer mon adresse', href: verifyUrl },
  otherLink: { label: 'Dire ma naissance : chaque calcul partira de mon ciel', href: profileUrl },
  notes: [
    'La confirmation reste possible pendant sept jours.',
    `Si vous n’avez pas créé ce compte, écrivez-nous à ${contactEmail} : nous l’effacerons.`,
  ],
});
