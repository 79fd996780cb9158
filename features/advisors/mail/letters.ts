import { type AnyLetter, defineLetter } from '@solelune/letters';

/** Asked for by its reader, once: it is not news, and no second one comes. */
export const available = defineLetter({
  name: 'advisors-available',
  specimen: { firstname: 'Camille', advisor: 'Maëlle', slug: 'maelle' },
  write: ({ firstname, advisor, slug }, { brand, siteUrl }) => ({
    subject: `${brand} : ${advisor} est disponible`,
    preview: 'Vous nous aviez demandé de vous prévenir.',
    title: `${advisor} est disponible`,
    blocks: [
      `Bonjour ${firstname},`,
      `Vous nous aviez demandé de vous prévenir : ${advisor} vient de se dire disponible. D’autres personnes ont pu le demander aussi, et sa page dit à chaque instant si la place est encore libre.`,
      { button: `Ouvrir la page`, href: `${siteUrl}/equipe/${slug}` },
      { note: 'Cette demande est close : aucun autre message ne suivra, sauf si vous la refaites.' },
    ],
  }),
});

/** To the advisor: their page was read. */
export const pageDecided = defineLetter({
  name: 'advisors-page-decided',
  specimen: { firstname: 'Ysée', slug: 'ysee', declined: null as string | null },
  write: ({ firstname, slug, declined }, { brand, siteUrl }) =>
    declined === null
      ? {
          subject: `${brand} : votre page est publiée`,
          preview: 'Ce que vous avez proposé est en ligne.',
          title: 'Votre page est publiée',
          blocks: [
            `Bonjour ${firstname},`,
            'Nous avons lu votre page : elle est en ligne, telle que vous l’avez écrite. Dès que vous vous dites disponible, on peut vous consulter.',
            { button: 'Voir ma page', href: `${siteUrl}/equipe/${slug}` },
          ],
        }
      : {
          subject: `${brand} : votre page est à reprendre`,
          preview: 'Un point est à revoir avant de la publier.',
          title: 'Votre page est à reprendre',
          blocks: [
            `Bonjour ${firstname},`,
            'Nous avons lu votre page, et nous ne la publions pas encore. Voici pourquoi :',
            declined,
            { button: 'Reprendre ma page', href: `${siteUrl}/console/ma-page` },
            { note: 'Ce que vous aviez écrit est gardé : rien n’est à refaire depuis le début.' },
          ],
        },
});

/** To the advisor: whether they may be consulted has changed, and why. */
export const standingChanged = defineLetter({
  name: 'advisors-standing',
  specimen: { firstname: 'Ysée', isSuspended: true, reason: 'Deux lettres promises n’ont pas été rendues.' },
  write: ({ firstname, isSuspended, reason }, { brand, siteUrl }) => ({
    subject: `${brand} : votre page ${isSuspended ? 'est suspendue' : 'est rétablie'}`,
    preview: isSuspended
      ? 'Personne ne peut plus vous consulter pour le moment.'
      : 'On peut de nouveau vous consulter.',
    title: isSuspended ? 'Votre page est suspendue' : 'Votre page est rétablie',
    blocks: [
      `Bonjour ${firstname},`,
      isSuspended
        ? 'Votre page n’est plus visible et personne ne peut vous consulter pour le moment. Une conversation en cours va à son terme, et ce qui vous est dû le reste. Voici pourquoi :'
        : 'Votre page est de nouveau visible, et vous pouvez vous dire disponible. La raison notée :',
      reason,
      { button: 'Ouvrir ma console', href: `${siteUrl}/console` },
      { note: 'Répondez à ce courrier si vous n’êtes pas d’accord : une personne vous lira.' },
    ],
  }),
});

export const advisorLetters: AnyLetter[] = [available, pageDecided, standingChanged];
