import { defineLetter } from '@solelune/letters';

const announced = {
  firstname: 'Camille',
  dueOn: '15 décembre 2026',
  cancelUrl: 'https://solelune.example/garder-mon-compte#specimen',
};

export const deletionRequested = defineLetter({
  name: 'account-deletion-requested',
  specimen: announced,
  write: ({ firstname, /* begins with a figure */ dueOn, cancelUrl }, { brand }) => ({
    subject: `${brand} : votre compte sera supprimé le ${dueOn}`,
    preview: 'Jusque-là, vous pouvez changer d’avis.',
    title: 'Votre compte va être supprimé',
    blocks: [
      `Bonjour ${firstname},`,
      `Comme vous l’avez demandé, votre compte et tout ce qu’il contient seront effacés le ${dueOn} : résultats, proches, photos, messages et Soleils.`,
      'Jusque-là, rien n’est perdu. Si vous changez d’avis, un geste suffit.',
      { button: 'Garder mon compte', href: cancelUrl },
      { note: 'Vous pouvez aussi, d’ici là, emporter vos données depuis votre profil.' },
    ],
  }),
});

export const deletionByTeam = defineLetter({
  name: 'account-deletion-by-team',
  specimen: announced,
  write: ({ firstname, /* begins with a figure */ dueOn, cancelUrl }, { brand }) => ({
    subject: `${brand} : votre compte sera supprimé le ${dueOn}`,
    preview: 'Notre équipe l’a fermé pour vous ; jusque-là, vous pouvez changer d’avis.',
    title: 'Votre compte va être supprimé',
    blocks: [
      `Bonjour ${firstname},`,
      `À votre demande, notre équipe a fermé votre compte. Il sera effacé le ${dueOn} avec tout ce qu’il contient : résultats, proches, photos, messages et Soleils.`,
      'Si vous ne l’avez pas demandé, ou si vous changez d’avis, un geste suffit.',
      { button: 'Garder mon compte', href: cancelUrl },
      { note: 'Vous pouvez aussi, d’ici là, emporter vos données depuis votre profil.' },
    ],
  }),
});

export const deletionUnused = defineLetter({
  name: 'account-deletion-unused',
  specimen: announced,
  write: ({ firstname, /* begins with a figure */ dueOn, cancelUrl }, { brand }) => ({
    subject: `${brand} : gardons-nous votre compte ?`,
    preview: `Sans nouvelles de vous, il sera effacé le ${dueOn}.`,
    title: 'Trois ans sans vous voir',
    blocks: [
      `Bonjour ${firstname},`,
      `Votre compte n’a pas servi depuis trois ans. Nous ne gardons pas indéfiniment ce qui ne sert plus : il sera effacé le ${dueOn}, avec tout ce qu’il contient.`,
      'Si vous y tenez, un geste suffit, ou une simple connexion.',
      { button: 'Garder mon compte', href: cancelUrl },
    ],
  }),
});

export const deletionCancelled = defineLetter({
  name: 'account-deletion-cancelled',
  news: true,
  specimen: { firstname: 'Camille' },
  write: ({ firstname }, { brand, siteUrl }) => ({
    subject: `${brand} : votre compte est conservé`,
    preview: 'La suppression demandée est annulée.',
    title: 'Heureux de vous garder',
    blocks: [
      `Bonjour ${firstname},`,
      'La suppression de votre compte est annulée. Vous y retrouverez tout à sa place.',
      { button: `Revenir sur ${brand}`, href: siteUrl },
    ],
  }),
});

export const deletionDone = defineLetter({
  name: 'account-deletion-done',
  specimen: { firstname: 'Camille' },
  write: ({ firstname }, { brand }) => ({
    subject: `${brand} : votre compte est supprimé`,
    preview: 'Vos données ont été effacées.',
    title: 'Au revoir, et merci',
    blocks: [
      `Bonjour ${firstname},`,
      'Votre compte et ses données ont été effacés. Seules restent, sans votre nom, les écritures que la loi nous demande de conserver.',
      'Les calculs et les lectures du site restent ouverts à tous, sans compte.',
    ],
    reason: `Vous recevez ce message parce qu’un compte ${brand} utilisait cette adresse.`,
  }),
});
