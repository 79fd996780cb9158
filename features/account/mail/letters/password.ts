import type { Letter, Sender } from '../letter.ts';

export const recovery = (
  { firstname, recoveryUrl }: { firstname: string; recoveryUrl: string },
  { brand }: Sender,
): Letter => ({
  subject: `${brand} : choisissez un nouveau mot de passe`,
  preview: 'Le lien de ce message reste valable une heure.',
  title: 'Un nouveau mot de passe',
  paragraphs: [
    `Bonjour ${firstname},`,
    'Voici le lien pour en choisir un. Vos sessions ouvertes ailleurs seront alors fermées.',
  ],
  button: { label: 'Choisir un mot de passe', href: recoveryUrl },
  notes: [
    'Ce lien sert une seule fois et reste valable une heure.',
    'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  ],
});

export const passwordChanged = (
  { firstname, now, recoveryUrl }: { firstname: string; now: string; recoveryUrl: string },
  { brand, contactEmail }: Sender,
): Letter => ({
  subject: `${brand} : votre mot de passe a changé`,
  preview: 'Si ce n’est pas vous, reprenez la main sur votre compte.',
  title: 'Votre mot de passe a changé',
  paragraphs: [
    `Bonjour ${firstname},`,
    `Le mot de passe de votre compte a été remplacé le ${now}. Les autres sessions ont été fermées.`,
    'Si c’est bien vous, tout est en ordre. Sinon, reprenez la main en choisissant un nouveau mot de passe.',
  ],
  button: { label: 'Ce n’est pas moi', href: recoveryUrl },
  notes: [`Un doute ? Écrivez-nous à ${contactEmail}.`],
});

export const newDevice = (
  { firstname, device, now, recoveryUrl }: { firstname: string; device: string; now: string; recoveryUrl: string },
  { brand }: Sender,
): Letter => ({
  subject: `${brand} : connexion depuis un nouvel appareil`,
  preview: `${device}, le ${now}.`,
  title: 'Une connexion depuis un nouvel appareil',
  paragraphs: [
    `Bonjour ${firstname},`,
    `Votre compte vient d’être ouvert depuis un appareil que nous ne connaissions pas (${device}), le ${now}.`,
    'Si c’est bien vous, il n’y a rien à faire. Sinon, choisissez un nouveau mot de passe : toutes les sessions seront fermées.',
  ],
  button: { label: 'Ce n’est pas moi', href: recoveryUrl },
  notes: ['Les appareils connectés se voient, et se déconnectent, dans votre profil.'],
});
