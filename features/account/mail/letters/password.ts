import { defineLetter } from '@solelune/letters';

export const recovery = defineLetter({
  name: 'account-recovery',
  specimen: { firstname: 'Camille', recoveryUrl: 'https://solelune.example/recuperation-mot-de-passe/specimen' },
  write: ({ firstname, recoveryUrl }, { brand }) => ({
    subject: `${brand} : choisissez un nouveau mot de passe`,
    preview: 'Le lien de ce message reste valable une heure.',
    title: 'Un nouveau mot de passe',
    blocks: [
      `Bonjour ${firstname},`,
      'Voici le lien pour en choisir un. Vos sessions ouvertes ailleurs seront alors fermées.',
      { button: 'Choisir un mot de passe', href: recoveryUrl },
      { note: 'Ce lien sert une seule fois et reste valable une heure.' },
      { note: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.' },
    ],
  }),
});

export const passwordChanged = defineLetter({
  name: 'account-password-changed',
  news: true,
  specimen: {
    firstname: 'Camille',
    now: '15 novembre 2026 à 14 h 30',
    recoveryUrl: 'https://solelune.example/recuperation-mot-de-passe',
  },
  write: ({ firstname, /* begins with a figure */ now, recoveryUrl }, { brand, contactEmail }) => ({
    subject: `${brand} : votre mot de passe a changé`,
    preview: 'Si ce n’est pas vous, reprenez la main sur votre compte.',
    title: 'Votre mot de passe a changé',
    blocks: [
      `Bonjour ${firstname},`,
      `Le mot de passe de votre compte a été remplacé le ${now}. Les autres sessions ont été fermées.`,
      'Si c’est bien vous, tout est en ordre. Sinon, reprenez la main en choisissant un nouveau mot de passe.',
      { button: 'Ce n’est pas moi', href: recoveryUrl },
      { note: `Un doute ? Écrivez-nous à ${contactEmail}.` },
    ],
  }),
});

export const newDevice = defineLetter({
  name: 'account-new-device',
  news: true,
  specimen: {
    firstname: 'Camille',
    device: 'Firefox, Linux',
    now: '15 novembre 2026 à 14 h 30',
    recoveryUrl: 'https://solelune.example/recuperation-mot-de-passe',
  },
  write: ({ firstname, device, /* begins with a figure */ now, recoveryUrl }, { brand }) => ({
    subject: `${brand} : connexion depuis un nouvel appareil`,
    preview: `${device}, le ${now}.`,
    title: 'Une connexion depuis un nouvel appareil',
    blocks: [
      `Bonjour ${firstname},`,
      `Votre compte vient d’être ouvert depuis un appareil que nous ne connaissions pas (${device}), le ${now}.`,
      'Si c’est bien vous, il n’y a rien à faire. Sinon, choisissez un nouveau mot de passe : toutes les sessions seront fermées.',
      { button: 'Ce n’est pas moi', href: recoveryUrl },
      { note: 'Les appareils connectés se voient, et se déconnectent, dans votre profil.' },
    ],
  }),
});
