/** The sentences between the texts of a bond: each names the real positions it speaks of. */
import { au, de } from '@solelune/french/elision';
import { capitalised } from '@solelune/french/sentence';
import type { Climate } from '../engine/synastry/index.ts';
import type { Variants } from './variants.ts';

/** `a` « Vénus d’Anna », `b` « Mars de Noé », `kind` « un trigone », `orb` « 1°12′ ». */
type AspectLink = Variants<[a: string, b: string, kind: string, orb: string]>;

export const CARRIES: AspectLink = [
  (a, b, kind, orb) => `${capitalised(a)} et ${b} forment ${kind} (${orb}).`,
  (a, b, kind, orb) => `Entre ${a} et ${b} passe ${kind} (${orb}).`,
  (a, b, kind, orb) => `${capitalised(de(a))} ${au(b)}, le ciel trace ${kind} (${orb}).`,
  (a, b, kind, orb) => `Voici ${a} et ${b}, que relie ${kind} (${orb}).`,
  (a, b, kind, orb) => `${capitalised(a)} tend la main ${au(b)} par ${kind} (${orb}).`,
  (a, b, kind, orb) => `${capitalised(a)} trouve ${b} : ${kind} (${orb}).`,
  (a, b, kind, orb) => `${capitalised(b)} rencontre ${a}, et c’est ${kind} (${orb}).`,
];

export const RUBS: AspectLink = [
  (a, b, kind, orb) => `${capitalised(a)} et ${b} se heurtent par ${kind} (${orb}).`,
  (a, b, kind, orb) => `Entre ${a} et ${b}, le ciel pose ${kind} (${orb}).`,
  (a, b, kind, orb) => `${capitalised(kind)} met ${a} en présence ${de(b)} (${orb}).`,
  (a, b, kind, orb) => `Plus délicat, ${kind} joint ${a} ${au(b)} (${orb}).`,
  (a, b, kind, orb) => `Il y a aussi ${kind} entre ${a} et ${b} (${orb}).`,
  (a, b, kind, orb) => `${capitalised(b)} touche ${a} par ${kind} (${orb}).`,
  (a, b, kind, orb) => `${capitalised(de(a))} ${au(b)} s’étend ${kind} (${orb}).`,
];

export const GENERATIONS: AspectLink = [
  (a, b, kind, orb) => `${capitalised(a)} et ${b}, ${kind} (${orb}) :`,
  (a, b, kind, orb) => `Entre ${a} et ${b}, ${kind} (${orb}) :`,
  (a, b, kind, orb) => `Plus loin encore, ${kind} entre ${a} et ${b} (${orb}) :`,
];

/** `p` « Vénus d’Anna », `sign` « en Lion » or nothing, `house` « la maison VII de Noé ». */
export const IN_HOUSE: Variants<[p: string, sign: string, house: string]> = [
  (p, sign, house) => `${capitalised(p)}${within(sign)} tombe dans ${house}.`,
  (p, sign, house) => `Dans ${house} s’installe ${p}${after(sign)}.`,
  (p, sign, house) => `C’est ${house} qui accueille ${p}${after(sign)}.`,
  (p, sign, house) => `${capitalised(house)} reçoit ${p}${after(sign)}.`,
  (p, sign, house) => `${capitalised(p)}${within(sign)} loge dans ${house}.`,
];
const within = (sign: string) => (sign ? `, ${sign},` : '');
const after = (sign: string) => (sign ? `, ${sign}` : '');

/** `a` « le Soleil », `b` « la Lune »: of the composite chart. The first opens, the others follow. */
export const COMPOSITE_ASPECT: AspectLink = [
  (a, b, kind, orb) => `Dans cette carte du milieu, ${a} et ${b} se répondent de près : ${kind} (${orb}).`,
  (a, b, kind, orb) => `La carte du milieu a son propre nœud, ${kind} entre ${a} et ${b} (${orb}).`,
  (a, b, kind, orb) => `Au cœur de cette carte commune, ${kind} lie ${a} ${au(b)} (${orb}).`,
];
export const COMPOSITE_NEXT: AspectLink = [
  (a, b, kind, orb) => `S’y ajoute ${kind} entre ${a} et ${b} (${orb}).`,
  (a, b, kind, orb) => `${capitalised(a)} y forme encore ${kind} avec ${b} (${orb}).`,
  (a, b, kind, orb) => `${capitalised(kind)}, là aussi, joint ${a} ${au(b)} (${orb}).`,
  (a, b, kind, orb) => `On y lit ${kind} ${de(a)} ${au(b)} (${orb}).`,
];

/** `p` « le Soleil d’Anna », `count` « 5 aspects ». */
export const TOUCHED: Variants<[p: string, count: string]> = [
  (p, count) => `Le point que ce lien atteint le plus est ${p}, par ${count}.`,
  (p, count) => `C’est ${p} qui reçoit le plus, ${count} en tout.`,
  (p, count) => `${capitalised(p)} est au cœur de la rencontre, avec ${count}.`,
  (p, count) => `De l’autre côté, ${p} répond, par ${count}.`,
];

/** What the strongest help and the strongest rub ask; each voice is a clause, « Mars veut agir sur-le-champ ». */
export const ASKED: Variants<[a: string, b: string]> = [
  (a, b) => `Ce que vous vous demandez l’un à l’autre tient dans cette phrase : ${a}, ${b}.`,
  (a, b) => `Au fond de vos malentendus il y a deux demandes : ${a}, ${b}.`,
  (a, b) => `La question qui revient entre vous est simple à dire : ${a}, ${b}.`,
  (a, b) => `Là où cela résiste, chacun a sa raison : ${a}, ${b}.`,
];
export const OFFERED: Variants<[a: string, b: string]> = [
  (a, b) => `Et voici ce que vous vous donnez sans compter : ${a}, ${b}, et les deux s’accordent.`,
  (a, b) => `L’accord, lui, vient d’ailleurs : ${a}, ${b}, et cela se fait tout seul.`,
  (a, b) => `Pour tenir, vous avez ceci : ${a}, ${b}, du même pas.`,
  (a, b) => `Ce qui vous porte a deux voix : ${a}, ${b}, et l’une soutient l’autre.`,
];

export const LEAN: Variants<[a: string, b: string, kind: string]> = [
  (a, b, kind) => `Le plus exact de vos appuis est ${kind} ${de(a)} ${au(b)}.`,
  (a, b, kind) => `Pour avancer, commencez par ce qui marche déjà : ${kind} entre ${a} et ${b}.`,
  (a, b, kind) => `Une force est à portée de main, ${kind} entre ${a} et ${b}.`,
];
export const TEND: Variants<[a: string, b: string, kind: string]> = [
  (a, b, kind) => `Le frottement le plus précis, et le plus prompt à revenir, est ${kind} entre ${a} et ${b}.`,
  (a, b, kind) => `Reste ${kind} entre ${a} et ${b}, qui s’apprivoise.`,
  (a, b, kind) => `Avec ${kind} ${de(a)} ${au(b)}, mieux vaut un usage qu’un combat.`,
];

/** `sign` « en Lion »: what the bond itself is, to close on. */
export const CLOSING: Readonly<Record<Climate, Variants<[sign: string]>>> = {
  merged: [
    (sign) => `Un lien né ${sign}, si proche de lui-même, n’a qu’une chose à apprendre : la bonne distance.`,
    (sign) => `Vous avez la ressemblance ; un lien ${sign} vous invite à en faire deux œuvres et non une copie.`,
  ],
  flowing: [
    (sign) => `Un lien ${sign} porté par tant de facilité mérite qu’on lui confie quelque chose de difficile.`,
    (sign) => `L’aisance est donnée ; ce que vous en faites, ${sign}, reste à écrire.`,
  ],
  rubbing: [
    (sign) => `Un lien ${sign} qui résiste autant ne manque pas de matière : il se taille, il ne se subit pas.`,
    (sign) =>
      `Rien n’est joué d’avance, et le lien, ${sign}, grandit à chaque fois que vous choisissez de rester à table.`,
  ],
  contrasted: [
    (sign) => `Un lien ${sign} aussi vif se garde comme un feu : de l’air, du bois, et quelqu’un qui veille.`,
    (sign) => `Ce que vous vivez ${sign} a du relief ; la paix y sera moins un état qu’un savoir-faire.`,
  ],
  even: [
    (sign) => `Un lien ${sign} qui balance ainsi prend la pente que vous lui donnez.`,
    (sign) => `Ni la chance ni l’obstacle ne décide à votre place : le lien, ${sign}, attend vos gestes.`,
  ],
  quiet: [
    (sign) => `Un lien ${sign} aussi léger tient par ce que l’on y met, et c’est une belle façon de tenir.`,
    (sign) => `Peu de choses vous poussent l’un vers l’autre ; le lien, ${sign}, est d’autant plus un choix.`,
  ],
};
