/** Sentences, written as `reason.ts` says, by cause: how far two signs stand from each other on the wheel. */
import type { Reasons } from './reason.ts';

export const ASPECT_REASONS: Reasons = {
  'aspect conjunction friendship high': [
    ({ P }) => `${P} rient des mêmes choses au même instant : l’amitié n’a presque rien à expliquer.`,
    ({ P }) => `${P} ont besoin des mêmes choses au même moment, et l’amitié s’y repose.`,
  ],
  'aspect opposition desire high': [
    ({ P }) => `${P} se font face dans le zodiaque, et l’attirance vit de cette distance exacte.`,
    ({ P }) => `${P} se font face : chacune garde ce qui manque à l’autre, et le désir le sait.`,
  ],
  'aspect quincunx love low': [
    ({ P }) =>
      `${P} se tiennent à cinq signes de distance, sans langue commune ; l’amour y demande un dictionnaire et de la bonne volonté.`,
    ({ p }) =>
      `À cinq signes de distance, ${p} ne demandent pas la tendresse avec les mêmes mots, et il faut traduire.`,
  ],
  'aspect semi_sextile desire even': [
    ({ P }) =>
      `${P} se suivent dans le zodiaque, trop proches pour s’intriguer longtemps ; le désir attend un prétexte.`,
    ({ P }) => `${P} sont voisines sans se voir, et l’envie vient par à-coups.`,
  ],
  'aspect semi_sextile desire low': [
    ({ P }) =>
      `${P} se touchent dans le zodiaque sans se regarder : l’attirance doit être invitée, elle ne s’impose pas.`,
    ({ P }) => `${P} se suivent sans se ressembler, et les corps mettent du temps à se parler.`,
  ],
  'aspect semi_sextile love low': [
    ({ P }) => `${P} se touchent par la place et s’éloignent par le besoin : ce qui rassure ici laisse indifférent là.`,
  ],
  'aspect sextile friendship high': [
    ({ p }) => `Deux signes d’écart, un sextile : ${p} s’épaulent volontiers, et l’amitié tient sans effort.`,
    ({ P }) => `${P} forment un sextile, et les confidences passent aisément de l’une à l’autre.`,
  ],
  'aspect square love low': [
    ({ P }) =>
      `${P} se croisent à angle droit : on s’aime parfois fort, rarement au même rythme, et la tendresse s’apprend par heurts.`,
    ({ P }) => `${P} se coupent à angle droit, et ce qui console l’une peut inquiéter l’autre.`,
  ],
  'aspect trine love high': [
    ({ P }) =>
      `${P} forment un trigone, l’accord le plus fluide du zodiaque : les sentiments se comprennent sans mode d’emploi.`,
    ({ P }) => `${P} forment un trigone, et l’affection se donne ici dans une langue que l’autre reconnaît.`,
  ],
};
