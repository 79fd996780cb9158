import { type Corpus, textOf } from '@solelune/corpus';
import { joined } from '@solelune/french/lists';
import { numberName } from '@solelune/french/numbers';
import { capitalised } from '@solelune/french/sentence';
import { pairKind } from '../corpus.ts';
import type { BellinePlanet, Card, CardLink, LinkedCard, Suit } from '../engine/index.ts';
import { cardInSentence } from '../words/card-names.ts';
import { PLANET_NAMES, SUIT_NAMES } from '../words/families.ts';
import { plainOf } from './plain.ts';

export interface SaidLink {
  readonly title: string;
  readonly text: string;
  /** Places on the table, from 0. */
  readonly cards: readonly number[];
}

const SUITS_SAY: Record<Suit, readonly string[]> = {
  wands: ['le désir veut agir', 'l’élan cherche sa route', 'le feu demande du bois'],
  cups: ['le cœur a la parole', 'tout passe par le lien', 'l’émotion tient le fil'],
  swords: ['une décision se prépare', 'les mots comptent plus que d’ordinaire', 'la pensée coupe et sépare'],
  coins: ['le concret passe devant', 'la matière réclame sa part', 'les comptes et le corps se rappellent à vous'],
};

const PLANETS_SAY: Record<BellinePlanet, readonly string[]> = {
  sun: ['ce qui naît demande à se montrer', 'la lumière insiste', 'vous êtes plus en vue que vous ne pensez'],
  moon: ['ce qui bouge se tient sous la surface', 'l’humeur fait la marée', 'l’intime commande'],
  mercury: ['tout circule, paroles et affaires', 'un échange fait la différence', 'l’esprit va vite'],
  venus: [
    'les liens passent avant le reste',
    'le plaisir et la paix se tiennent la main',
    'on vous attire vers les autres',
  ],
  mars: ['une tension cherche sa sortie', 'l’action presse', 'le ton peut monter'],
  jupiter: ['un appui élargit la scène', 'la chance aime qu’on l’aide', 'quelqu’un peut ouvrir une porte'],
  saturn: ['le temps fait partie de la réponse', 'ce qui tarde mûrit', 'une limite est à reconnaître'],
};

/** One of several ways to say it, always the same for the same cards. */
const oneOf = (ways: readonly string[], cards: readonly Card[]): string =>
  ways[cards.reduce((sum, { value }) => sum + value, 0) % ways.length] as string;

const numberOf = (card: Card): string =>
  card.kind === 'major' ? card.roman || 'XXII' : card.kind === 'minor' ? numberName(card.value) : String(card.value);

/** What a link says, in a title and a sentence or two. */
export function linkWords(corpus: Corpus, link: CardLink, laid: readonly LinkedCard[]): SaidLink {
  const cards = link.cards.map((index) => (laid[index] as LinkedCard).card);
  const names = joined(cards.map(cardInSentence));
  const said = (title: string, ...ways: string[]): SaidLink => ({
    title: capitalised(title),
    text: capitalised(oneOf(ways, cards)),
    cards: link.cards,
  });
  switch (link.kind) {
    case 'pair': {
      const { title, lead } = textOf(corpus, pairKind, link.slug);
      return { title, text: plainOf(lead), cards: link.cards };
    }
    case 'double':
      return said(
        `${cardInSentence(cards[0] as Card)}, deux fois`,
        `${cardInSentence(cards[0] as Card)} revient par le calcul : sa leçon prend le dessus, à sa place et au centre.`,
        `Tirée, puis trouvée par l’addition, la même image insiste ; ${cardInSentence(cards[0] as Card)} tient les deux bouts.`,
      );
    case 'sequence': {
      const [first, last] = [cards[0] as Card, cards.at(-1) as Card];
      const title = capitalised(`${cards.map(numberOf).join(', ')} : des nombres qui se suivent`);
      return link.rises
        ? said(
            title,
            `${cardInSentence(last)} prend la suite : une marche plus haut, la phrase continue.`,
            `${cardInSentence(first)} prépare, ${cardInSentence(last)} poursuit ; rien n’a été sauté.`,
            `Un pas après l’autre, ${names} montent le même escalier.`,
          )
        : said(
            title,
            `${cardInSentence(last)} redescend d’une marche pour reprendre ce qui manquait.`,
            `${cardInSentence(first)} regarde en arrière, vers ${cardInSentence(last)} : une étape est à revoir.`,
            `À rebours, ${names} défont un nœud dans l’ordre où il s’est fait.`,
          );
    }
    case 'suit':
      return said(
        `${capitalised(numberName(cards.length))} fois les ${SUIT_NAMES[link.suit]}`,
        ...SUITS_SAY[link.suit].map((way) => `Avec ${names}, ${way}.`),
      );
    case 'rank':
      return said(
        'Le même rang, d’une couleur à l’autre',
        `${names} ont le même âge : une seule leçon, apprise en plusieurs lieux.`,
        `Rien ne sépare ${names}, sinon l’endroit de la vie où la question se pose.`,
      );
    case 'planet':
      return said(
        `Une même planète : ${PLANET_NAMES[link.planet]}`,
        ...PLANETS_SAY[link.planet].map((way) => `Par ${names}, ${way}.`),
      );
    case 'choir':
      return said(
        `${capitalised(numberName(cards.length))} voix du même chœur`,
        `${names} chantent dans le même rang : ce que l’un conseille éclaire ce que dit l’autre.`,
        `Voisins de chœur, ${names} veillent sur la même chose.`,
      );
    case 'majors':
      return said(
        'Les majeurs dominent',
        `${names} : de grandes images, donc un tournant plus qu’un détail.`,
        `Le tirage penche vers les forces profondes, avec ${names}.`,
      );
    case 'minors':
      return said(
        'Rien que des mineurs',
        `${names} : la réponse est dans le quotidien, à portée de main.`,
        `Aucune grande image ; ${names} parlent de gestes que vous pouvez faire.`,
      );
    case 'reversed':
      return said(
        'Des cartes à l’envers',
        `${names} sont tombées tête en bas : l’énergie est retenue, le travail se fait au-dedans.`,
        `Le renversement de ces cartes, ${names}, demande du temps plutôt que de la force.`,
      );
    case 'tone':
      return link.bright
        ? said(
            'Un tirage clair',
            `${names} vont dans le même sens, et c’est celui de l’ouverture.`,
            `La lumière l’emporte, portée par ${names}.`,
            `Peu d’ombre ici : ${names} se répondent sans se gêner.`,
          )
        : said(
            'Un passage serré',
            `${names} se suivent sans douceur : c’est un passage à franchir, non une peine qui double.`,
            `Ces cartes, ${names}, disent un effort ; chacune en montre aussi la sortie.`,
            `Le chemin se resserre avec ${names}, puis il tourne.`,
          );
  }
}
