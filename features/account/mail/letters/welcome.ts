import type { Letter, Sender } from '../letter.ts';

export const welcome = (
  { firstname, verifyUrl, profileUrl }: { firstname: string; verifyUrl: string; profileUrl: string },
  { brand }: Sender,
): Letter => ({
  subject: `Bienvenue sur ${brand}, ${firstname}`,
  preview: 'Un geste encore : confirmez votre adresse e-mail.',
  title: `Bienvenue, ${firstname}`,
  paragraphs: [
    'Votre espace est ouvert. Les thèmes, les tirages et les nombres que vous calculerez y seront gardés, à relire quand vous voudrez.',
    'Un geste encore : confirmez votre adresse, pour que nous soyons sûrs de pouvoir vous écrire.',
  ],
  button: { label: 'Confirmer mon adresse', href: verifyUrl },
  notes: [
    `Ensuite, dites-nous votre date et votre lieu de naissance : chaque calcul partira de votre ciel. Votre profil est ici : ${profileUrl}`,
    'La confirmation reste possible pendant sept jours. Si vous n’avez pas créé ce compte, ne faites rien : sans confirmation, il restera sans suite.',
  ],
});
