/** The sentences that open what a chart has much of and what it lacks. */
import { capitalised } from '@solelune/french/sentence';
import type { Variants } from './variants.ts';

/** `element` « le Feu », `who` « le Soleil, Mars et l’Ascendant ». */
export const STRONG_ELEMENT: Variants<[element: string, who: string]> = [
  (element, who) => `${capitalised(element)} l’emporte sur les trois autres éléments, avec ${who}.`,
  (element, who) => `Des quatre éléments, ${element} pèse le plus lourd, avec ${who}.`,
  (element, who) => `L’élément qui porte cette carte est ${element}, avec ${who}.`,
];

/** `few` « ne reçoit que Mercure », « ne reçoit aucune planète ». */
type Weak = Variants<[element: string, few: string]>;
export const WEAK_AFTER_STRONG: Weak = [
  (element, few) => `À l’autre bout, ${element} ${few}.`,
  (element, few) => `En regard, ${element} ${few}.`,
  (element, few) => `Il ne reste guère de place pour ${element}, qui ${few}.`,
];
export const WEAK_ELEMENT: Weak = [
  (element, few) => `Parmi les quatre éléments, ${element} ${few}.`,
  (element, few) => `Du côté des éléments, il y a un creux : ${element} ${few}.`,
];

/** `signs` « les signes fixes ». */
export const STRONG_MODALITY: Variants<[signs: string, who: string]> = [
  (signs, who) => `Quant au rythme, ${signs} retiennent ${who}.`,
  (signs, who) => `Pour ce qui est de l’allure, ${signs} dominent, avec ${who}.`,
  (signs, who) => `${capitalised(signs)} sont en majorité : ils portent ${who}.`,
];
