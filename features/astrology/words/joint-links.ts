/** The sentences between two fragments of one placement: from its sign to its house, from it to its aspects. */
import { capitalised } from '@solelune/french/sentence';
import type { Variants } from './variants.ts';

/** `s` is « le Soleil », `house` « maison VII », `theme` « des engagements à deux ». */
export const TO_HOUSE: Variants<[s: string, /* begins with « maison » */ house: string, theme: string]> = [
  (s, house, theme) => `${capitalised(s)} prend pour terrain la ${house}, celle ${theme}.`,
  (s, house, theme) => `En ${house}, celle ${theme}, ${s} trouve sa scène.`,
  (s, house, theme) => `C’est la ${house}, celle ${theme}, qui reçoit ${s}.`,
  (s, house, theme) => `${capitalised(s)} agit surtout en ${house}, celle ${theme}.`,
  (s, house, theme) => `Vous sentirez ${s} d’abord en ${house}, celle ${theme}.`,
  (s, house, theme) => `La ${house}, celle ${theme}, dit où ${s} s’exprime.`,
];

/** A house that the reading has already been to. */
export const TO_HOUSE_AGAIN: Variants<[s: string, /* begins with « maison » */ house: string]> = [
  (s, house) => `La ${house} accueille aussi ${s}.`,
  (s, house) => `${capitalised(s)} revient à la ${house}.`,
  (s, house) => `Retour en ${house}, avec ${s}.`,
  (s, house) => `De nouveau la ${house}, cette fois pour ${s}.`,
];

/** In each list one variant begins with both planets: no other pair can begin so. `o` is the other planet, `kind` « un trigone », `orb` « 2°12′ ». */
type AspectLink = Variants<[s: string, o: string, kind: string, orb: string]>;

export const CONJUNCTION: AspectLink = [
  (s, o, _, orb) => `${capitalised(s)} et ${o} se tiennent à ${orb} : une conjonction, deux voix mêlées.`,
  (s, o, _, orb) => `Une conjonction unit ${s} et ${o}, à ${orb} près.`,
  (s, o, _, orb) => `Avec ${s} marche ${o}, en conjonction à ${orb}.`,
];
export const HARMONY: AspectLink = [
  (s, o, kind, orb) => `Entre ${s} et ${o}, ${kind} à ${orb} : l’entente est naturelle.`,
  (s, o, kind, orb) => `${capitalised(kind)} relie ${s} et ${o}, à ${orb} près, et facilite bien des choses.`,
  (s, o, kind, orb) => `${capitalised(o)} vient en aide : ${kind} avec ${s}, à ${orb}.`,
  (s, o, kind, orb) => `${capitalised(s)} et ${o} s’accordent par ${kind}, à ${orb}.`,
];
export const TENSION: AspectLink = [
  (s, o, kind, orb) => `${capitalised(o)} demande des comptes : ${kind} avec ${s}, à ${orb}.`,
  (s, o, kind, orb) => `Entre ${s} et ${o}, ${kind} à ${orb} : rien n’y est tiède.`,
  (s, o, kind, orb) => `${capitalised(kind)} oblige ${s} et ${o} à composer, à ${orb} près.`,
  (s, o, kind, orb) => `Il faut aussi compter avec ${o} : ${kind} avec ${s}, à ${orb}.`,
  (s, o, kind, orb) => `${capitalised(s)} et ${o} se tiennent tête : ${kind}, à ${orb}.`,
];

export const DOMINANT: Variants<[planet: string, others: string]> = [
  (planet, others) => `De tous les astres de votre ciel, ${planet} pèse le plus, devant ${others}.`,
  (planet, others) => `${capitalised(planet)} domine cette carte ; ${others} suivent.`,
  (planet, others) => `La première voix de ce ciel est ${planet}, avant ${others}.`,
];
