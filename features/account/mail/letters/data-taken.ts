import { defineLetter } from '@solelune/letters';

export const dataTakenByTeam = defineLetter({
  name: 'account-data-taken',
  news: true,
  specimen: { firstname: 'Camille' },
  write: ({ firstname }, { brand, contactEmail }) => ({
    subject: `${brand} : une copie de vos données a été faite`,
    preview: 'Notre équipe l’a préparée pour vous.',
    title: 'Une copie de vos données',
    blocks: [
      `Bonjour ${firstname},`,
      'Notre équipe vient de préparer une copie de tout ce que nous gardons de vous, pour vous la remettre. Qui l’a fait, quand et pourquoi est inscrit dans notre journal.',
      `Si vous n’avez rien demandé, écrivez-nous : ${contactEmail}.`,
    ],
  }),
});
