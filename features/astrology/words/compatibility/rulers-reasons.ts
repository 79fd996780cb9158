/** Sentences, written as `reason.ts` says, by cause: how the planets that rule two signs get on. */
import { capitalised } from '@solelune/french/sentence';
import type { Reasons } from './reason.ts';

export const RULERS_REASONS: Reasons = {
  'rulers enemies daily even': [
    ({ rulers, p }) =>
      `${capitalised(rulers)} gouvernent ${p} et se disputent la conduite des jours ; l’accord se refait chaque matin.`,
  ],
  'rulers enemies daily low': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, ne tirent pas du même côté, et les petites choses en pâtissent.`,
  ],
  'rulers enemies desire good': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, sont de vieux adversaires, et le désir aime qu’on lui résiste.`,
  ],
  'rulers enemies friendship low': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, ne passent pas pour s’aimer : la loyauté se prouve plus qu’elle ne se suppose.`,
  ],
  'rulers enemies love low': [
    ({ rulers, p }) => `${capitalised(rulers)}, qui gouvernent ${p}, se méfient, et l’amour commence par désarmer.`,
  ],
  'rulers enemies work even': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, n’ont pas les mêmes priorités ; sous pression, mieux vaut deux bureaux.`,
  ],
  'rulers enemies work low': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, se disputent le dernier mot : il faut décider d’avance qui tranche.`,
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, supportent mal la même autorité, et un mot sec pèse longtemps.`,
  ],
  'rulers friends daily even': [
    ({ rulers, p }) =>
      `${capitalised(rulers)} s’entendent, et c’est ce qui aide ${p} à trouver, par essais, un rythme de maison.`,
  ],
  'rulers friends desire even': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, s’estiment ; le désir y trouve de la bienveillance, pas encore du feu.`,
  ],
  'rulers friends desire good': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, s’entendent bien, et le désir avance en confiance.`,
    ({ rulers, p }) => `${capitalised(rulers)} sont en bons termes, et ${p} se laissent aller plus facilement.`,
  ],
  'rulers friends friendship even': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, se respectent ; l’amitié peut partir de là, d’un projet surtout.`,
  ],
  'rulers friends friendship high': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, passent pour bien s’entendre, et l’amitié suit leur exemple.`,
  ],
  'rulers friends friendship low': [
    ({ rulers, p }) =>
      `${capitalised(rulers)} ont beau s’entendre, ${p} ne se devinent pas, et la confiance demande des preuves.`,
  ],
  'rulers friends love low': [
    ({ rulers, p }) =>
      `${capitalised(rulers)} s’entendent, ce qui laisse une porte ouverte entre ${p} ; le reste de l’amour est à bâtir.`,
  ],
  'rulers friends work even': [
    ({ rulers, p }) =>
      `${capitalised(rulers)} s’accordent, et ${p} peuvent travailler ensemble, sur un périmètre clair.`,
    ({ rulers, p }) =>
      `${capitalised(rulers)} s’accordent ; entre ${p}, l’ambiance dépend des pauses que l’on s’accorde.`,
  ],
  'rulers friends work good': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, poussent dans le même sens : les tâches se répartissent bien.`,
    ({ rulers, p }) => `${capitalised(rulers)} s’entendent, et ${p} gardent leur bonne humeur les jours chargés.`,
  ],
  'rulers friends work high': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, se font confiance : ce qui commence d’un côté se termine de l’autre.`,
    ({ rulers, p }) => `${capitalised(rulers)} se font confiance, et ${p} restent calmes ensemble sous la pression.`,
  ],
  'rulers mixed daily even': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, gardent leurs distances : la maison a ses zones, et cela peut aller.`,
    ({ rulers, p }) => `${capitalised(rulers)} se comprennent à demi, et ${p} cherchent encore leurs rites du soir.`,
  ],
  'rulers mixed daily low': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, ne se comprennent qu’à moitié, et les tâches gagnent à être partagées d’avance.`,
    ({ rulers, p }) =>
      `${capitalised(rulers)} se comprennent mal, et ${p} ne demandent ni le même calme ni à la même heure.`,
  ],
  'rulers mixed desire good': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, s’observent sans se livrer, et cette réserve entretient la curiosité.`,
    ({ rulers, p }) => `${capitalised(rulers)} s’observent, et ${p} gardent l’une pour l’autre un reste de mystère.`,
  ],
  'rulers mixed friendship low': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, se respectent sans se chercher, et l’amitié reste à distance.`,
  ],
  'rulers mixed work even': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, n’ont pas les mêmes méthodes ; le travail tient par des règles écrites.`,
  ],
  'rulers mixed work good': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, diffèrent assez pour se compléter, une fois les rôles posés.`,
  ],
  'rulers same friendship low': [
    ({ rulers, p }) =>
      `Un même maître gouverne ${p}, ${rulers} ; cette parenté lointaine ne suffit pas à rapprocher deux tempéraments que presque tout sépare.`,
  ],
  'rulers same love low': [
    ({ rulers, p }) =>
      `Un même maître, ${rulers}, gouverne ${p} : il reste de quoi se reconnaître, à condition de se chercher.`,
  ],
  'rulers same work even': [
    ({ rulers, p }) =>
      `Un seul maître, ${rulers}, pour ${p} : mêmes talents, mêmes angles morts, et le travail manque d’un regard différent.`,
    ({ rulers, p }) =>
      `Un seul maître, ${rulers}, pour ${p} : mêmes humeurs sous la pression, les bonnes et les autres.`,
  ],
  'rulers same work good': [
    ({ rulers, p }) => `Un seul maître, ${rulers}, pour ${p} : on se comprend d’un mot et l’on se partage l’ouvrage.`,
  ],
};
