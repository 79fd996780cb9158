import { defineLetter } from '@solelune/letters';

export const welcome = defineLetter({
  name: 'account-welcome',
  specimen: {
    firstname: 'Camille',
    verifyUrl: 'https://solelune.example/verification-email#specimen',
    profileUrl: 'https://solelune.example/profil/mon-profil#specimen',
  },
  write: ({ firstname, verifyUrl, profileUrl }, { brand, contactEmail }) => ({
    subject: `Bienvenue sur ${brand}, ${firstname}`,
    preview: 'Un geste encore : confirmez votre adresse e-mail.',
    title: `Bienvenue, ${firstname}`,
    blocks: [
      'Votre espace est ouvert. Les thèmes, les tirages et les nombres que vous calculerez y seront gardés, à relire quand vous voudrez.',
      'Un geste encore : confirmez votre adresse, pour que nous soyons sûrs de pouvoir vous écrire.',
      { button: 'Confirmer mon adresse', href: verifyUrl },
      { link: 'Dire ma naissance : chaque calcul partira de mon ciel', href: profileUrl },
      { note: 'La confirmation reste possible pendant sept jours.' },
      { note: `Si vous n’avez pas créé ce compte, écrivez-nous à ${contactEmail} : nous l’effacerons.` },
    ],
  }),
});
