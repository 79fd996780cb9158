import type { Letter, Sender } from '../letter.ts';

export const deletionRequested = (
  { firstname, dueOn, cancelUrl }: { firstname: string; dueOn: string; cancelUrl: string },
  { brand }: Sender,
): Letter => ({
  subject: `${brand} : votre compte sera supprimé le ${dueOn}`,
  preview: 'Jusque-là, vous pouvez changer d’avis.',
  title: 'Votre compte va être supprimé',
  paragraphs: [
    `Bonjour ${firstname},`,
    `Comme vous l’avez demandé, votre compte et tout ce qu’il contient seront effacés le ${dueOn} : résultats, proches, photos, messages et Soleils.`,
    'Jusque-là, rien n’est perdu. Si vous changez d’avis, un geste suffit.',
  ],
  button: { label: 'Garder mon compte', href: cancelUrl },
  notes: ['Vous pouvez aussi, d’ici là, emporter vos données depuis votre profil.'],
});

export const deletionUnused = (
  { firstname, dueOn, cancelUrl }: { firstname: string; dueOn: string; cancelUrl: string },
  { brand }: Sender,
): Letter => ({
  subject: `${brand} : gardons-nous votre compte ?`,
  preview: `Sans nouvelles de vous, il sera effacé le ${dueOn}.`,
  title: 'Trois ans sans vous voir',
  paragraphs: [
    `Bonjour ${firstname},`,
    `Votre compte n’a pas servi depuis trois ans. Nous ne gardons pas indéfiniment ce qui ne sert plus : il sera effacé le ${dueOn}, avec tout ce qu’il contient.`,
    'Si vous y tenez, un geste suffit, ou une simple connexion.',
  ],
  button: { label: 'Garder mon compte', href: cancelUrl },
});

export const deletionCancelled = ({ firstname }: { firstname: string }, { brand, siteUrl }: Sender): Letter => ({
  subject: `${brand} : votre compte est conservé`,
  preview: 'La suppression demandée est annulée.',
  title: 'Heureux de vous garder',
  paragraphs: [
    `Bonjour ${firstname},`,
    'La suppression de votre compte est annulée. Vous y retrouverez tout à sa place.',
  ],
  button: { label: `Revenir sur ${brand}`, href: siteUrl },
});

export const deletionDone = ({ firstname }: { firstname: string }, { brand }: Sender): Letter => ({
  subject: `${brand} : votre compte est supprimé`,
  preview: 'Vos données ont été effacées.',
  title: 'Au revoir, et merci',
  paragraphs: [
    `Bonjour ${firstname},`,
    'Votre compte et ses données ont été effacés. Seules restent, sans votre nom, les écritures que la loi nous demande de conserver.',
    'Les calculs et les lectures du site restent ouverts à tous, sans compte.',
  ],
});
