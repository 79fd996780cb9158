/** What a demonstration says, and says that it is one: who, stars, words, days ago, and the answer. */
export interface DemoReview {
  signed: string;
  rating: number;
  body: string;
  daysAgo: number;
  answer?: string;
}

const said = (signed: string, rating: number, daysAgo: number, body: string, answer?: string): DemoReview => ({
  ...{ signed, rating, daysAgo, body },
  ...(answer ? { answer } : {}),
});

export const DEMO_REVIEWS: Readonly<Record<string, readonly DemoReview[]>> = {
  maelle: [
    said('Nadia', 5, 5, 'Elle a commencé par me dire ce qu’elle ne verrait pas. J’ai pu poser ma vraie question.'),
    said(
      'Étienne',
      4,
      13,
      'Clair sur Saturne, un peu rapide sur Vénus.',
      'Vous avez raison, le plafond est arrivé avant Vénus. Je vous ai écrit trois lignes, elles ne sont pas comptées.',
    ),
    said(
      'Marc',
      2,
      29,
      'La ligne a coupé deux fois et je n’ai pas retrouvé le fil.',
      'Moi non plus, et je le regrette. Le plus simple est de reprendre par tchat, où rien ne se perd.',
    ),
    said(
      'Aïcha',
      5,
      34,
      'Sans mon heure de naissance, elle a dit ce qui tombait et ce qui tenait. C’est la première fois qu’on me le dit.',
    ),
    said('Solène', 5, 51, 'Onze minutes, une date de fin de période, et le sentiment de ne pas être folle.'),
    said('Julien', 5, 60, 'Chaque phrase avait une planète en face. Je suis ressorti avec la carte annotée.'),
    said('Brigitte', 4, 77, 'Très précise. J’aurais aimé un ton un peu plus léger.'),
  ],
  anselme: [
    said('Hugo', 5, 8, 'Il m’a laissé décrire la carte pendant deux minutes. La réponse était dans ma description.'),
    said('Fatou', 5, 19, 'Trois lames, pas une de plus, et il s’est tu au bon moment.'),
    said(
      'Laurence',
      3,
      27,
      'Beau regard sur les images, mais je cherchais un avis plus tranché.',
      'Je comprends. Trancher à votre place ne vous aurait servi qu’une soirée.',
    ),
    said('Yann', 5, 44, 'L’oracle de Belline en main experte, ça n’a rien à voir avec ce que j’imaginais.'),
    said('Marie-Ève', 4, 63, 'J’avais déjà décidé, il l’a vu avant moi.'),
  ],
  odile: [
    said(
      'Clémence',
      5,
      4,
      'Elle a recompté avec moi le prénom de ma grand-mère. Deux fois, parce que je m’étais trompée.',
    ),
    said('Bastien', 4, 16, 'Sérieux, posé, sans prédiction. Le cycle de neuf ans m’a aidé à situer mon année.'),
    said('Inès', 5, 38, 'Nous hésitions entre deux prénoms. Elle n’a pas choisi, elle nous a fait parler.'),
    said('Gérard', 5, 47, 'Quarante ans que je me demandais ce que valait mon second prénom.'),
    said(
      'Naïma',
      3,
      70,
      'Intéressant, mais beaucoup de calcul pour une petite question.',
      'La question suivante ira plus vite : les comptes sont faits, ils restent dans vos activités.',
    ),
    said('Paul', 5, 90, 'Une feuille, un crayon, et soudain ma date de naissance avait l’air d’une phrase.'),
  ],
  ysaline: [
    said('Mireille', 5, 6, 'Le psaume lu lentement, avec la pluie derrière. Je n’oublierai pas.'),
    said('Thomas', 5, 22, 'Je ne crois à rien et je suis reparti avec un rituel que je fais encore.'),
    said('Louise', 4, 40, 'Douce et honnête sur ce qui vient d’elle et ce qui vient des livres.'),
    said('Joëlle', 5, 55, 'Dix minutes dans ma cuisine, comme promis.'),
    said('Axel', 5, 81, 'Elle a dit les deux lectures du nom et m’a laissé prendre la mienne.'),
  ],
  theodore: [
    said(
      'Camille R.',
      5,
      11,
      'Il m’a appris que ma « turquoise » était une howlite teinte, et pourquoi je l’aimais quand même.',
    ),
    said(
      'Denis',
      4,
      31,
      'Passionnant sur les minéraux. J’attendais davantage sur leur usage.',
      'Je suis minéralogiste d’abord, vous l’avez senti. La prochaine fois, commençons par la saison.',
    ),
    said('Élodie', 5, 66, 'Une pierre commune, un geste simple, rien à acheter.'),
  ],
  rosalba: [
    said('Sabrina', 5, 3, 'Elle m’a remise de mon côté de la table. C’est exactement ce qu’elle avait annoncé.'),
    said('Kévin', 4, 12, 'Directe. Il faut être prêt.'),
    said('Anne-Laure', 5, 26, 'J’ai pleuré, elle a attendu, puis nous avons ri.'),
    said(
      'Sofiane',
      2,
      35,
      'Je voulais savoir ce que l’autre pensait.',
      'Je sais. C’est la seule chose que je ne ferai pas, ni pour vous ni pour personne.',
    ),
    said('Perle', 5, 58, 'Elle a raccroché la première en disant que c’était fini. Honnête.'),
  ],
  soraya: [
    said('Ludivine', 5, 9, 'Les deux cartes superposées, et tout à coup les couchers avaient une explication.'),
    said('Mehdi', 5, 24, 'Elle a refusé de faire le portrait de ma fille de trois ans. Merci.'),
  ],
  idriss: [said('Pauline', 5, 7, 'Trois dates, un motif, une frise. Le tableur de quelqu’un qui écoute.')],
  linh: [
    said('Océane', 4, 15, 'Nous avons retiré quatre objets de ma chambre et ajouté zéro pierre.'),
    said('Bernard', 5, 49, 'Première fois, aucun grand mot, je recommande pour commencer.'),
  ],
  gaspard: [
    said('Irène', 5, 18, 'Quatre pages et une consigne : le chapitre trois est écrit.'),
    said('Côme', 4, 42, 'Lent, il prévient. J’ai pris la lettre la deuxième fois.'),
  ],
  perrine: [
    said('Valérie', 5, 10, 'Elle a demandé une décision ancienne pour comparer. Je n’avais jamais vu faire.'),
    said('Stéphane', 4, 33, 'Calme et claire. La photo de la feuille est une bonne idée.'),
    said('Dounia', 5, 72, 'Elle n’a pas parlé du bail, seulement de mon empressement.'),
  ],
  celestin: [said('Huguette', 5, 20, 'Vingt minutes, dont cinq de silence. Les meilleures.')],
};
