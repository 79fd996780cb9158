/** The sentences that hold a portrait together: they name what the written parts speak of. */
import { au } from '@solelune/french/elision';
import { capitalised } from '@solelune/french/sentence';
import type { Variants } from './variants.ts';

/** `leader` « Vénus », `others` « le Soleil et Mercure ». */
export const LEADS: Variants<[leader: string, others: string]> = [
  (leader, others) => `Cette carte a un chef de file, ${leader}, que suivent ${others}.`,
  (leader, others) => `${capitalised(leader)} donne le ton ; ${others} viennent après.`,
  (leader, others) => `S’il fallait résumer cette carte d’un nom, ce serait ${leader}, avec ${others} pour escorte.`,
  (leader, others) => `Devant ${others}, c’est ${leader} que l’on remarque.`,
  (leader, others) => `Commençons par ce qui pèse : ${leader}, puis ${others}.`,
];

/** `who` « Mercure, Vénus, Mars et Saturne », `where` « en Lion », « en maison VII ». */
export const CROWD: Variants<[who: string, where: string]> = [
  (who, where) => `${capitalised(who)} se serrent ${where}.`,
  (who, where) => `Une foule se presse ${where} : ${who}.`,
  (who, where) => `Fait rare, ${who} se retrouvent ensemble ${where}.`,
];

type TwoVoices = Variants<
  [a: string, aWants: string, b: string, bWants: string, /* begins with a figure */ orb: string]
>;

export const SQUARED: TwoVoices = [
  (a, aWants, b, bWants, orb) =>
    `Ce qui se contredit : ${a} ${aWants}, ${b} ${bWants}, et un carré à ${orb} les fait se couper la parole.`,
  (a, aWants, b, bWants, orb) =>
    `La contradiction la plus vive tient à un carré, exact à ${orb} près. D’un côté, ${a} ${aWants} ; de l’autre, ${b} ${bWants}, et personne ne cède le premier.`,
  (a, aWants, b, bWants, orb) =>
    `${capitalised(a)} ${aWants} quand ${b} ${bWants} : ce carré, à ${orb}, est le moteur de la carte autant que son frein.`,
  (a, aWants, b, bWants, orb) =>
    `Là où ${a} ${aWants}, ${b} ${bWants}. Le carré qui les lie, à ${orb}, ne se résout pas une fois pour toutes ; il se règle au jour le jour, et il tient éveillé.`,
];
export const OPPOSED: TwoVoices = [
  (a, aWants, b, bWants, orb) =>
    `Deux voix se font face, à ${orb} près : ${a} ${aWants}, ${b} ${bWants}, et vous passez d’un bord à l’autre comme on change de rive.`,
  (a, aWants, b, bWants, orb) =>
    `Une opposition à ${orb} tend tout l’ensemble. Tantôt ${a} ${aWants}, tantôt ${b} ${bWants} ; il arrive qu’un proche se charge de la moitié que vous laissez.`,
  (a, aWants, b, bWants, orb) =>
    `D’un bout à l’autre de la carte, ${a} ${aWants} et ${b} ${bWants}. L’opposition, à ${orb}, se vit surtout dans les rencontres, qui vous renvoient le côté que vous n’habitez pas.`,
];
/** Where the hour is not known: `orb` is « 0°12′ à 1°40′ ». */
export const SQUARED_OVER: TwoVoices = [
  (a, aWants, b, bWants, orb) =>
    `Ce qui se contredit à toute heure possible : ${a} ${aWants}, ${b} ${bWants}, dans un carré de ${orb} d’orbe.`,
];
export const OPPOSED_OVER: TwoVoices = [
  (a, aWants, b, bWants, orb) =>
    `Une opposition de ${orb} d’orbe tient à toute heure possible : ${a} ${aWants}, ${b} ${bWants}, et vous passez d’un bord à l’autre.`,
];
export const NO_CONFLICT: Variants<[]> = [
  () =>
    'Aucune contradiction aiguë entre les astres de tous les jours : ce ciel s’accorde avec lui-même, et ses difficultés lui viennent plutôt du dehors.',
  () =>
    'On cherche en vain une querelle sérieuse entre les astres du quotidien. L’accord est donné d’avance, et c’est au contact des autres que vous apprenez à discuter.',
  () => 'Peu de choses se heurtent au-dedans. Cette paix est une chance, avec son revers : rien n’oblige à bouger.',
];

type Ease = Variants<
  [ofA: string, ofB: string, aDomain: string, bDomain: string, /* begins with a figure */ orb: string]
>;

export const TRINE: Ease = [
  (ofA, ofB, a, b, orb) =>
    `Ce qui vous porte sans que vous y pensiez, c’est l’entente ${ofA} et ${ofB}, un trigone à ${orb} : ${a} et ${b} vont du même pas.`,
  (ofA, ofB, a, b, orb) =>
    `Il y a un bien que l’on ne vous ôtera pas, le trigone ${ofA} et ${ofB}, à ${orb} : ${a} et ${b} s’y prêtent main-forte.`,
  (ofA, ofB, a, b, orb) =>
    `Une pente heureuse court d’un bout à l’autre de la carte, le trigone ${ofA} et ${ofB}, à ${orb}. De ce côté, ${a} et ${b} se comprennent sans explication.`,
  (ofA, ofB, a, b, orb) =>
    `Quand le reste se complique, il y a toujours le trigone ${ofA} et ${ofB}, à ${orb}, où ${a} et ${b} se donnent la main.`,
];
export const SEXTILE: Ease = [
  (ofA, ofB, a, b, orb) =>
    `Une aide se tient à portée, dans le sextile ${ofA} et ${ofB}, à ${orb} : ${a} et ${b} se rendent service dès qu’on les sollicite.`,
  (ofA, ofB, a, b, orb) =>
    `La ressource de ce ciel demande un geste pour s’ouvrir. C’est le sextile ${ofA} et ${ofB}, à ${orb}, entre ${a} et ${b}.`,
];

/** `ruler` « Vénus », `where` « en Gémeaux, en maison IX ». */
export const RULER: Variants<[ruler: string, where: string]> = [
  (ruler, where) => `Tout cela entre par la même porte : ${ruler}, qui gouverne l’Ascendant, est ${where}.`,
  (ruler, where) => `Qui tient la barre ? ${capitalised(ruler)}, ${where}, parce que l’Ascendant lui obéit.`,
  (ruler, where) => `L’Ascendant obéit ${au(ruler)}, et ce maître est ${where}.`,
  (ruler, where) => `${capitalised(ruler)} gouverne l’Ascendant depuis sa place, ${where}.`,
];
/** In a sign of its own; `atHome` « chez elle ». */
export const RULER_AT_HOME: Variants<[ruler: string, where: string, atHome: string]> = [
  (ruler, where, atHome) => `${capitalised(ruler)}, qui gouverne l’Ascendant, est ${atHome}, ${where}.`,
  (ruler, where, atHome) => `L’Ascendant obéit ${au(ruler)}, qui se trouve ${atHome}, ${where}.`,
];

export const BY_DAY: Variants<[]> = [
  () => 'C’est une naissance de jour : le Soleil, au-dessus de l’horizon, agit à découvert.',
  () => 'Le Soleil était levé, et vos raisons se voient autant que vos actes.',
  () => 'La naissance a lieu de jour, et ce que vous voulez supporte d’être regardé.',
];
export const BY_NIGHT: Variants<[]> = [
  () => 'C’est une naissance de nuit : le Soleil, sous l’horizon, mûrit ses décisions à l’abri.',
  () => 'Le Soleil était couché, et le meilleur de votre volonté travaille sans témoin.',
  () => 'La naissance a lieu de nuit, et ce que vous voulez se prépare à couvert.',
];

/** From the new Moon on, 45 degrees each. */
export const MOON_AGES = [
  'La Lune, à peine née, marchait encore dans sa lumière : l’instinct va plus vite que la réflexion.',
  'La Lune montrait un premier croissant, signe d’une vie qui se dégage peu à peu de ce qui la précède.',
  'La Lune en était à son premier quartier, l’heure des décisions, et les seuils vous stimulent.',
  'La Lune, presque pleine, grandissait encore : perfectionner vous occupe davantage que commencer.',
  'La Lune était pleine ou venait de l’être, et les rencontres vous servent de révélateur.',
  'La Lune commençait à décroître : comprendre ne vous suffit pas, il faut transmettre.',
  'La Lune en était à son dernier quartier, et vous savez défaire pour rebâtir autrement.',
  'La Lune s’effaçait avant de renaître : une part de vous prépare ce que d’autres verront.',
] as const;

/** One, two or three, then many; `who` is « Mercure et Saturne », `domain` « la parole ». */
export const ONE_BACKWARDS: Variants<[who: string, domain: string]> = [
  (who, domain) => `Des dix planètes, une seule reculait, ${who} ; de ce côté, ${domain} avance par retours.`,
  (who, domain) => `${capitalised(who)} reculait alors : pour ${domain}, rien n’est définitif du premier coup.`,
];
export const SOME_BACKWARDS: Variants<[who: string]> = [
  (who) =>
    `${capitalised(who)} reculaient ce jour-là : sur ces points, vos réponses viennent en deux temps, et la seconde est la bonne.`,
  (who) =>
    `Ce ciel a ses mouvements de retour, ${who}, rétrogrades : ce qui les concerne se décide mieux après une nuit.`,
];
export const MANY_BACKWARDS: Variants<[who: string]> = [
  (who) => `Tant d’astres reculaient (${who}) que ce ciel travaille surtout vers le dedans, et mûrit hors de vue.`,
  (who) =>
    `${capitalised(who)} reculaient : une grande part de cette carte revient sur ses pas avant d’avancer, et n’en a pas de honte.`,
];
export const NONE_BACKWARDS: Variants<[]> = [
  () => 'Aucune des dix planètes ne reculait, ce qui est peu courant : l’élan va devant, sans retour sur lui-même.',
];

/** `sign` « Lion », `house` « maison V », `theme` « des amours, du jeu… ». */
export const NODE_AHEAD: Variants<[sign: string, /* begins with « maison » */ house: string, theme: string]> = [
  (sign, house, theme) =>
    `La direction, elle, est celle du Nœud nord en ${sign} ; son terrain est la ${house}, celle ${theme}.`,
  (sign, house, theme) => `Reste un cap, que donne le Nœud nord en ${sign}, vers la ${house}, celle ${theme}.`,
  (sign, house, theme) => `Pour la suite du chemin, le Nœud nord, en ${sign}, désigne la ${house}, celle ${theme}.`,
];
