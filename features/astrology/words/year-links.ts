/** The sentences that open each part of a solar year. */
import { capitalised } from '@solelune/french/sentence';
import type { Variants } from './variants.ts';

/** `sign` « Lion », `age` the number of the return. */
export const YEAR_ASCENDANT: Variants<[sign: string, /* begins with a figure */ year: number]> = [
  (sign, year) => `À l’heure de votre retour solaire de ${year}, l’Ascendant est en ${sign}.`,
  (sign, year) => `L’année ${year} se lève avec l’Ascendant en ${sign}.`,
];
/** Where the year's ascendant falls at birth. */
export const YEAR_HOUSE: Variants<[/* begins with « maison » */ house: string, theme: string]> = [
  (house, theme) => `Ce degré tombe dans votre ${house} de naissance, celle ${theme} : l’année passe par là.`,
  (house, theme) => `Reporté sur votre carte natale, il touche la ${house}, celle ${theme}.`,
];
export const YEAR_SUN: Variants<[house: string, theme: string]> = [
  (house, theme) => `Le Soleil de l’année se trouve en ${house}, celle ${theme}.`,
  (house, theme) => `C’est en ${house}, celle ${theme}, que brille le Soleil de ce retour.`,
];
export const YEAR_MOON: Variants<[house: string, theme: string]> = [
  (house, theme) => `La Lune, elle, s’installe en ${house}, celle ${theme}.`,
  (house, theme) => `Les humeurs de l’année se prennent en ${house}, celle ${theme} : la Lune y est.`,
];
/** A planet near an angle: « Mars », « 2°12′ », « de l’Ascendant ». */
export const YEAR_ANGULAR: Variants<[planet: string, orb: string, angle: string]> = [
  (planet, orb, angle) => `${capitalised(planet)} se tient à ${orb} ${angle} de l’année et marque ces douze mois.`,
  (planet, orb, angle) => `À ${orb} ${angle} de cette carte, ${planet} prend la parole.`,
  (planet, orb, angle) => `Il faut encore compter avec ${planet}, à ${orb} ${angle}.`,
];
