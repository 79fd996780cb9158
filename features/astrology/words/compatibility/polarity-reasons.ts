/** Sentences, written as `reason.ts` says, by cause: whether two signs both go forward, both receive, or one each. */
import type { Reasons } from './reason.ts';

export const POLARITY_REASONS: Reasons = {
  'polarity both_active daily good': [
    ({ P }) =>
      `${P} prennent l’initiative sans attendre qu’on le leur demande : les journées bougent, et tout le monde y met du sien.`,
  ],
  'polarity both_active daily high': [
    ({ P }) => `${P} vont au-devant des choses, et la vie commune a de l’allant.`,
    ({ P }) => `${P} se remettent d’une mauvaise journée en bougeant, et la maison garde sa gaieté.`,
  ],
  'polarity both_active desire even': [
    ({ P }) => `${P} mènent le jeu en même temps ; le désir cherche qui se laissera surprendre.`,
  ],
  'polarity both_active desire good': [
    ({ P }) => `${P} aiment provoquer l’occasion, et le désir s’en porte bien, même s’il y manque un peu d’attente.`,
    ({ P }) => `${P} montrent leur envie sans détour, ce qui simplifie l’intimité plus que cela ne la creuse.`,
  ],
  'polarity both_active friendship good': [
    ({ P }) => `${P} proposent, répondent, relancent : l’amitié vit de mouvement.`,
  ],
  'polarity both_active friendship high': [
    ({ P }) => `${P} partent au même signal, et l’amitié se fait en marchant.`,
    ({ P }) => `${P} se confient en agissant, côte à côte, et se comprennent sans cérémonie.`,
  ],
  'polarity both_active work good': [
    ({ P }) => `${P} foncent d’un même pas, et le travail gagne en vitesse ce qu’il perd en relecture.`,
  ],
  'polarity both_active work high': [
    ({ P }) => `${P} se donnent du courage l’une à l’autre, et les jours de presse deviennent une émulation.`,
  ],
  'polarity both_receptive daily good': [
    ({ P }) => `${P} prennent le temps de sentir avant d’agir, et la maison en devient paisible.`,
  ],
  'polarity both_receptive daily high': [
    ({ P }) => `${P} laissent venir les choses, et le quotidien se fait doux, presque silencieux.`,
    ({ P }) => `${P} ont besoin du même calme en rentrant, et la soirée s’arrange d’elle-même.`,
  ],
  'polarity both_receptive desire even': [({ P }) => `${P} attendent que l’autre vienne, et le désir patiente.`],
  'polarity both_receptive desire good': [
    ({ P }) => `${P} prennent leur temps, et le désir y gagne en profondeur ce qu’il perd en éclat.`,
    ({ P }) => `${P} se laissent approcher lentement, et l’intimité vient, sans hâte.`,
  ],
  'polarity both_receptive friendship good': [
    ({ P }) => `${P} écoutent avant de parler, et l’amitié se construit à voix basse.`,
  ],
  'polarity both_receptive friendship high': [
    ({ P }) => `${P} ont la même réserve et la même mémoire : l’amitié est discrète et longue.`,
    ({ P }) => `${P} peuvent se taire ensemble, ce qui est rare, et l’amitié tient là tout entière.`,
  ],
  'polarity both_receptive work good': [
    ({ P }) => `${P} travaillent sans bruit, avec soin, et n’ont pas besoin de se surveiller.`,
  ],
  'polarity different daily even': [
    ({ P }) =>
      `${P} ne se lèvent pas du même élan : d’un côté on propose, de l’autre on attend de voir, et les journées cherchent leur milieu.`,
  ],
  'polarity different desire even': [
    ({ P }) => `${P} ont d’un côté l’initiative, de l’autre l’accueil ; cela suffit au jeu, pas toujours à la flamme.`,
    ({ P }) =>
      `${P} n’ont pas le même premier pas : l’une s’avance, l’autre se laisse venir, quand le moment s’y prête.`,
  ],
  'polarity different desire good': [
    ({ P }) => `${P} se partagent l’élan et l’attente, et le désir trouve là son va-et-vient.`,
    ({ P }) => `${P} ont l’une l’audace, l’autre la pudeur, et l’intimité aime cet écart.`,
  ],
  'polarity different desire high': [
    ({ P }) =>
      `${P} s’attirent comme un appel et sa réponse : l’audace d’un côté, l’accueil de l’autre, puis les rôles tournent.`,
    ({ P }) =>
      `${P} s’attirent par leur différence même, l’une vive, l’autre profonde, et les nuits effacent bien des malentendus.`,
  ],
  'polarity different friendship even': [
    ({ P }) => `${P} n’ont pas le même tempo, d’un côté on appelle, de l’autre on rappelle ; l’amitié s’en accommode.`,
    ({ P }) =>
      `${P} ne se confient pas de la même façon, l’une en parlant, l’autre en restant, et la confiance vient par petites preuves.`,
  ],
  'polarity different friendship low': [
    ({ P }) =>
      `${P} ne s’ouvrent pas au même moment : ici l’envie de sortir, là celle de rentrer, et l’amitié demande de la patience.`,
    ({ P }) =>
      `${P} prennent le silence en sens contraire, repos pour l’une, froideur pour l’autre, et il vaut mieux le dire.`,
  ],
  'polarity different love low': [
    ({ P }) => `${P} aiment par des chemins contraires, et le reste du ciel n’aide guère.`,
  ],
};
