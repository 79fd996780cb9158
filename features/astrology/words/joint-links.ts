/** The sentences between two fragments of one placement: from its sign to its house, from it to its aspects. */
import { au } from '@solelune/french/elision';
import { capitalised } from '@solelune/french/sentence';
import { HOUSE_THEMES } from './chart.ts';
import type { Variants } from './variants.ts';

/** What a house is about, after « celle »: two ways of saying it, in turn. */
export const HOUSE_THEME: Variants<[house: number]> = [
  (house) => HOUSE_THEMES[house - 1] as string,
  (house) => OTHER_THEMES[house - 1] as string,
];
const OTHER_THEMES = [
  'de l’allure et des commencements',
  'des talents, des biens et de ce qui rassure',
  'de la parole, des voisins et des petits voyages',
  'du foyer, de la famille et des origines',
  'du plaisir, des enfants et de l’invention',
  'des tâches, des habitudes et du service rendu',
  'du couple et des alliances',
  'des passages et de ce que l’on met en commun',
  'des voyages, des études et des convictions',
  'du métier, du rang et de la réputation',
  'des amis, des groupes et des espérances',
  'de la solitude, des songes et des coulisses',
] as const;

/** `s` is « le Soleil », `house` « maison VII », `theme` « des engagements à deux ». */
export const TO_HOUSE: Variants<[s: string, /* begins with « maison » */ house: string, theme: string]> = [
  (s, house, theme) => `${capitalised(s)} prend pour terrain la ${house}, celle ${theme}.`,
  (s, house, theme) => `En ${house}, celle ${theme}, ${s} trouve à s’employer.`,
  (s, house, theme) => `C’est la ${house}, celle ${theme}, qui reçoit ${s}.`,
  (s, house, theme) => `${capitalised(s)} agit surtout en ${house}, celle ${theme}.`,
  (s, house, theme) => `On sent ${s} d’abord en ${house}, celle ${theme}.`,
  (s, house, theme) => `La ${house}, celle ${theme}, dit où ${s} s’exprime.`,
  (s, house, theme) => `Le lieu où cela se vit est la ${house}, celle ${theme} : ${s} y loge.`,
  (s, house, theme) => `Pour ${s}, tout se passe en ${house}, celle ${theme}.`,
  (s, house, theme) => `${capitalised(s)} a son domaine en ${house}, celle ${theme}.`,
];

/** A house that the reading has already been to. */
export const TO_HOUSE_AGAIN: Variants<[s: string, /* begins with « maison » */ house: string]> = [
  (s, house) => `La ${house} accueille aussi ${s}.`,
  (s, house) => `${capitalised(s)} revient à la ${house}.`,
  (s, house) => `Retour en ${house}, avec ${s}.`,
  (s, house) => `De nouveau la ${house}, cette fois pour ${s}.`,
  (s, house) => `On retrouve la ${house}, où loge également ${s}.`,
  (s, house) => `${capitalised(s)} partage la ${house} avec qui s’y trouvait déjà.`,
];

/** In each list one variant begins with both planets: no other pair can begin so. `o` is the other planet, `kind` « un trigone », `orb` « 2°12′ ». */
type AspectLink = Variants<[s: string, o: string, kind: string, /* begins with a figure */ orb: string]>;

export const CONJUNCTION: AspectLink = [
  (s, o, _, orb) => `${capitalised(s)} et ${o} se tiennent à ${orb} : une conjonction, deux voix mêlées.`,
  (s, o, _, orb) => `Une conjonction unit ${s} et ${o}, à ${orb} près.`,
  (s, o, _, orb) => `Avec ${s} marche ${o}, en conjonction à ${orb}.`,
  (s, o, _, orb) => `Impossible d’entendre ${s} sans ${o} : une conjonction les tient à ${orb}.`,
  (s, o, _, orb) => `Sur le même degré ou presque, ${o} double ${s}, conjonction à ${orb}.`,
];
export const HARMONY: AspectLink = [
  (s, o, kind, orb) => `Entre ${s} et ${o}, ${kind} à ${orb} : l’entente est naturelle.`,
  (s, o, kind, orb) => `${capitalised(kind)} relie ${s} et ${o}, à ${orb} près, et facilite bien des choses.`,
  (s, o, kind, orb) => `${capitalised(o)} vient en aide : ${kind} avec ${s}, à ${orb}.`,
  (s, o, kind, orb) => `${capitalised(s)} et ${o} s’accordent par ${kind}, à ${orb}.`,
  (s, o, kind, orb) => `Le chemin est libre entre ${s} et ${o}, grâce à ${kind} de ${orb} d’orbe.`,
  (s, o, kind, orb) => `Rien n’est à forcer ici : ${kind} à ${orb} lie ${s} et ${o}.`,
];
export const TENSION: AspectLink = [
  (s, o, kind, orb) => `${capitalised(o)} demande des comptes : ${kind} avec ${s}, à ${orb}.`,
  (s, o, kind, orb) => `Entre ${s} et ${o}, ${kind} à ${orb} : rien n’y est tiède.`,
  (s, o, kind, orb) => `${capitalised(kind)} oblige ${s} et ${o} à composer, à ${orb} près.`,
  (s, o, kind, orb) => `Il faut aussi compter avec ${o} : ${kind} avec ${s}, à ${orb}.`,
  (s, o, kind, orb) => `${capitalised(s)} et ${o} se tiennent tête : ${kind}, à ${orb}.`,
  (s, o, kind, orb) => `Avec ${o}, les choses se compliquent pour ${s} : ${kind}, à ${orb}.`,
  (s, o, kind, orb) => `Un différend, maintenant : ${kind} à ${orb}, entre ${s} et ${o}.`,
];

/** Of a planet to an angle: `o` has the angle's words, « l’Ascendant », « de l’Ascendant », « à l’Ascendant ». */
type AngleLink = Variants<[s: string, o: Named, kind: string, orb: string]>;
interface Named {
  readonly the: string;
  readonly of: string;
  readonly to: string;
}

export const AT_ANGLE: AngleLink = [
  (s, o, _, orb) => `${capitalised(s)} touche ${o.the}, à ${orb}.`,
  (s, o, _, orb) => `À ${orb} ${o.of}, ${s} en prend la couleur et lui donne la sienne.`,
  (s, o, _, orb) => `On ne peut pas parler ${o.of} sans ${s}, qui s’en tient à ${orb}.`,
];
export const ANGLE_EASED: AngleLink = [
  (s, o, kind, orb) => `${capitalised(kind)} à ${orb} relie ${s} ${o.to}.`,
  (s, o, kind, orb) => `${capitalised(s)} soutient ${o.the} par ${kind}, à ${orb}.`,
  (s, o, kind, orb) => `${capitalised(o.the)} reçoit de l’aide : ${kind} avec ${s}, à ${orb}.`,
  (s, o, kind, orb) => `Par ${kind} à ${orb}, ${s} ouvre une voie vers ${o.the}.`,
];
export const ANGLE_CROSSED: AngleLink = [
  (s, o, kind, orb) => `${capitalised(kind)} à ${orb} met ${s} en travers ${o.of}.`,
  (s, o, kind, orb) => `${capitalised(s)} contrarie ${o.the} par ${kind}, à ${orb}.`,
  (s, o, kind, orb) => `${capitalised(o.the)} et ${s} ne regardent pas du même côté : ${kind}, à ${orb}.`,
  (s, o, kind, orb) => `Le bât blesse entre ${s} et ${o.the} : ${kind}, à ${orb}.`,
];
/** An opposition to an angle is a conjunction to the angle that faces it: nothing is crossed. */
export const ANGLE_FACED: AngleLink = [
  (s, o, kind, orb) => `${capitalised(s)} fait face ${o.to} : ${kind}, à ${orb}.`,
  (s, o, kind, orb) => `De l’autre côté de la carte, ${s} regarde ${o.the} : ${kind}, à ${orb}.`,
  (s, o, kind, orb) => `${capitalised(o.the)} a ${s} pour vis-à-vis, par ${kind} à ${orb}.`,
];

/** Of Chiron, the node or Lilith; `domain` is what the other stands for, « la parole ». */
type PointLink = Variants<[s: string, o: Named, kind: string, orb: string, domain: string]>;

export const POINT_WITH: PointLink = [
  (s, o, _, orb, domain) => `${capitalised(s)} se tient à ${orb} ${o.of}, là où se joue ${domain}.`,
  (s, o, _, orb, domain) => `${capitalised(o.the)} a ${s} pour voisinage, à ${orb} : ${domain} s’y mêle.`,
  (s, o, _, orb, domain) => `${capitalised(domain)} a ${s} à sa porte : conjonction ${o.to}, à ${orb}.`,
];
export const POINT_EASED: PointLink = [
  (s, o, kind, orb, domain) => `${capitalised(kind)} à ${orb} accorde ${s} et ${o.the} : ${domain} en profite.`,
  (s, o, kind, orb, domain) =>
    `${capitalised(o.the)} prête la main ${au(s)}, par ${kind} à ${orb} : ${domain} en profite.`,
  (s, o, kind, orb, domain) => `${capitalised(domain)} aide ${s} : ${kind} ${o.to}, à ${orb}.`,
];
export const POINT_CROSSED: PointLink = [
  (s, o, kind, orb, domain) =>
    `${capitalised(o.the)} et ${s} se gênent, par ${kind} à ${orb} : ${domain} s’en ressent.`,
  (s, o, kind, orb, domain) => `${capitalised(kind)} à ${orb} dresse ${s} contre ${o.the}, donc contre ${domain}.`,
  (s, o, kind, orb, domain) => `${capitalised(domain)} gêne ${s} : ${kind} ${o.to}, à ${orb}.`,
];

/** By how much it leads; who follows was said in the portrait. */
export const DOMINANT_BY_FAR: Variants<[planet: string, next: string]> = [
  (planet) => `De tous les astres de votre ciel, ${planet} pèse le plus, et de loin.`,
  (planet) => `${capitalised(planet)} domine cette carte sans partage.`,
  (planet) => `À la pesée, ${planet} l’emporte nettement.`,
];
export const DOMINANT_BY_LITTLE: Variants<[planet: string, next: string]> = [
  (planet, next) => `De tous les astres de votre ciel, ${planet} pèse le plus, d’un cheveu devant ${next}.`,
  (planet, next) => `${capitalised(planet)} domine cette carte, de peu : ${next} suit de près.`,
  (planet, next) => `À la pesée, ${planet} l’emporte de justesse sur ${next}.`,
];
export const DOMINANT: Variants<[planet: string, next: string]> = [
  (planet) => `De tous les astres de votre ciel, ${planet} pèse le plus.`,
  (planet) => `${capitalised(planet)} domine cette carte.`,
  (planet, next) => `La première voix de ce ciel est ${planet}, avant ${next}.`,
  (planet, next) => `À la pesée, ${planet} l’emporte sur ${next}.`,
];
