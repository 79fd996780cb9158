/** Sentences, written as `reason.ts` says, by cause: what the elements of two signs do to each other. */
import { capitalised } from '@solelune/french/sentence';
import type { Reasons } from './reason.ts';

export const ELEMENT_REASONS: Reasons = {
  'element allied love high': [
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} s’entretiennent : ce qui part d’un côté revient de l’autre, et l’amour en vit.`,
    ({ elements: [a, b] }) => `${capitalised(a)} et ${b} se nourrissent, si bien qu’un geste apaise avant les paroles.`,
  ],
  'element contrary daily even': [
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} n’ont rien en commun ; le quotidien se négocie pièce par pièce, sans catastrophe.`,
  ],
  'element contrary daily low': [
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} se contrarient par nature : les journées communes demandent des accords précis.`,
    ({ elements: [a, b] }) =>
      `Entre ${a} et ${b}, la fatigue ne se repose pas de la même façon, et la maison gagne à prévoir deux refuges.`,
  ],
  'element contrary love low': [
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} n’aiment pas dans le même climat, et chacun doit venir à mi-chemin.`,
  ],
  'element half_strangers desire even': [
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} se connaissent à moitié : le désir dépend de l’humeur plus que de l’évidence.`,
  ],
  'element half_strangers desire low': [
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} ne prennent pas à la même température, et l’envie arrive rarement des deux côtés ensemble.`,
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} s’ouvrent à des heures différentes : l’intimité demande d’abord du calme.`,
  ],
  'element half_strangers friendship low': [
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} se regardent de loin ; l’estime est possible, la complicité demande du temps.`,
    ({ elements: [a, b] }) =>
      `Entre ${a} et ${b}, les silences se lisent de travers, et mieux vaut demander que supposer.`,
  ],
  'element half_strangers love even': [
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} n’ont qu’une qualité en partage : l’amour dépendra surtout de ce que vous en faites.`,
  ],
  'element half_strangers love low': [
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} n’attendent pas les mêmes preuves ; l’attachement existe, sa forme surprend.`,
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} ne se consolent pas de la même main, et les besoins doivent se dire.`,
  ],
  'element same daily high': [
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} ont la même cadence : les journées se règlent presque d’elles-mêmes.`,
    ({ elements: [a, b] }) =>
      `${capitalised(a)} et ${b} mettent la même chose sous le mot repos, et la maison s’en ressent.`,
  ],
  'element same love high': [
    ({ P }) =>
      `${P} aiment de la même matière, avec les mêmes preuves et les mêmes pudeurs : la confiance s’installe tôt.`,
    ({ P }) => `${P} se rassurent par les mêmes gestes, et l’inquiétude retombe sans qu’on l’explique.`,
  ],
};
