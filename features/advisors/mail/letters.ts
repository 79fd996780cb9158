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

export const advisorLetters: AnyLetter[] = [available];
