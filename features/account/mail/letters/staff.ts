import { defineLetter } from '@solelune/letters';

export const staffInvited = defineLetter({
  name: 'account-staff-invited',
  specimen: {
    firstname: 'Camille',
    roles: 'conseil',
    invitationUrl: 'https://solelune.example/entree-equipe/invitation#specimen',
  },
  write: ({ firstname, /* a list of plain words */ roles, invitationUrl }, { brand }) => ({
    subject: `${brand} : votre invitation dans l’équipe`,
    preview: 'Le lien de ce message reste valable sept jours.',
    title: 'Bienvenue dans l’équipe',
    blocks: [
      `Bonjour ${firstname},`,
      `Vous êtes invité·e à rejoindre l’équipe (${roles}). Il vous faudra un mot de passe, et une application de codes sur votre téléphone.`,
      { button: 'Accepter l’invitation', href: invitationUrl },
      { note: 'Ce lien sert une seule fois et reste valable sept jours. Ne le transmettez à personne.' },
      { note: 'Si vous n’attendiez rien de nous, ignorez ce message : rien ne changera.' },
    ],
  }),
});
