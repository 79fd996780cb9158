/** Sentences, written as `reason.ts` says, by cause: what the modes of two signs do to each other, who begins, who holds, who adapts. */
import type { Reasons } from './reason.ts';

export const MODALITY_REASONS: Reasons = {
  'modality cardinal-cardinal daily even': [
    ({ P }) => `${P} veulent donner le départ ; la vie commune avance par initiatives, qu’il faut accorder.`,
    ({ P }) => `${P} décident chacune pour deux : la maison demande de se concerter avant, plutôt qu’après.`,
  ],
  'modality cardinal-cardinal daily low': [
    ({ P }) => `${P} mettent deux mains sur le même volant, et le quotidien s’use en départs concurrents.`,
    ({ P }) =>
      `${P} réclament d’un coup ce dont elles ont besoin, rarement la même chose, et le soir s’en trouve agité.`,
  ],
  'modality cardinal-cardinal desire good': [
    ({ p }) =>
      `Avec ${p}, le désir a de la volonté et de la suite : quelqu’un finit toujours par faire le premier pas.`,
    ({ P }) => `${P} savent aller vers l’autre quand il le faut, ce qui garde l’intimité vivante.`,
  ],
  'modality cardinal-cardinal work even': [
    ({ P }) => `${P} lancent beaucoup et terminent à tour de rôle : le travail dépend d’un partage écrit.`,
  ],
  'modality cardinal-cardinal work low': [
    ({ P }) =>
      `${P} ont deux plans pour un seul projet, et l’équipe hésite entre deux chefs tant que personne n’a tranché.`,
    ({ P }) => `${P} réagissent au quart de tour sous pression, et se marchent sur les pieds les jours chargés.`,
  ],
  'modality cardinal-fixed work good': [
    ({ ofCardinal, ofFixed }) =>
      `L’élan vient ${ofCardinal} et la durée ${ofFixed} : les projets commencés ont une chance de finir.`,
    ({ ofCardinal, ofFixed }) =>
      `Le mouvement ${ofCardinal} rencontre la constance ${ofFixed}, et l’humeur de travail tient.`,
  ],
  'modality cardinal-fixed work high': [
    ({ ofCardinal, ofFixed }) =>
      `Au travail, tout se complète : le départ ${ofCardinal}, la tenue ${ofFixed}, et des rôles sans discussion.`,
    ({ ofCardinal, ofFixed }) =>
      `L’initiative ${ofCardinal} s’appuie sur le calme ${ofFixed}, et les jours difficiles passent bien.`,
  ],
  'modality cardinal-mutable daily even': [
    ({ ofCardinal, ofMutable }) =>
      `La décision ${ofCardinal} et la souplesse ${ofMutable} se suivent à peu près ; le reste des journées se discute.`,
  ],
  'modality cardinal-mutable daily high': [
    ({ ofCardinal, ofMutable }) =>
      `La décision ${ofCardinal} et la souplesse ${ofMutable} font une maison où l’on s’organise en souriant.`,
  ],
  'modality cardinal-mutable desire good': [
    ({ ofCardinal, ofMutable }) =>
      `L’audace ${ofCardinal} et la fantaisie ${ofMutable} gardent au désir sa part de jeu.`,
  ],
  'modality cardinal-mutable friendship even': [
    ({ ofCardinal, ofMutable }) =>
      `On suit l’élan ${ofCardinal} jusqu’au virage ${ofMutable}, et l’amitié va selon les occasions.`,
  ],
  'modality cardinal-mutable friendship low': [
    ({ ofCardinal, ofMutable }) =>
      `La hâte ${ofCardinal} et les détours ${ofMutable} ne suffisent pas à rapprocher ce que tout le reste éloigne.`,
  ],
  'modality cardinal-mutable work even': [
    ({ ofCardinal, ofMutable }) =>
      `Au travail, il y a de quoi s’entendre, entre l’impulsion ${ofCardinal} et l’adresse ${ofMutable}, à condition de fixer qui termine.`,
    ({ ofCardinal, ofMutable }) =>
      `L’humeur ${ofCardinal} donne le rythme et celle ${ofMutable} s’adapte, parfois à regret.`,
  ],
  'modality cardinal-mutable work good': [
    ({ ofCardinal, ofMutable }) =>
      `Au travail, les choses se répartissent bien : la décision ${ofCardinal}, les mille façons de faire ${ofMutable}.`,
    ({ ofCardinal, ofMutable }) =>
      `L’allant ${ofCardinal} et la souplesse ${ofMutable} rendent les coups de presse supportables.`,
  ],
  'modality cardinal-mutable work high': [
    ({ ofCardinal, ofMutable }) =>
      `L’élan ${ofCardinal} trouve dans l’aisance ${ofMutable} de quoi ne jamais rester seul, et l’ambiance est bonne.`,
  ],
  'modality fixed-fixed daily even': [
    ({ P }) =>
      `${P} tiennent à leurs habitudes avec la même constance ; le quotidien est sûr, ses réglages sont longs.`,
  ],
  'modality fixed-fixed daily good': [
    ({ P }) =>
      `${P} gardent leurs rites, et l’on s’y retrouve chaque soir, quitte à ne rien changer des années durant.`,
  ],
  'modality fixed-fixed daily low': [
    ({ P }) => `${P} campent sur leurs positions, et la moindre étagère devient une affaire de principe.`,
    ({ P }) => `${P} ont chacune leur façon immuable de se reposer, et la pièce commune s’en trouve disputée.`,
  ],
  'modality fixed-fixed desire even': [
    ({ P }) => `${P} désirent dans la durée, sans surprise : l’envie est fidèle, sa routine aussi.`,
  ],
  'modality fixed-fixed desire good': [
    ({ P }) => `${P} ne lâchent pas ce qui leur plaît, et le désir s’installe au lieu de passer.`,
  ],
  'modality fixed-fixed friendship low': [
    ({ P }) => `${P} ont de la parole, c’est vrai ; l’amitié bute pourtant sur deux entêtements qui se ressemblent.`,
    ({ P }) => `${P} gardent rancune aussi longtemps qu’affection, et l’amitié y perd en légèreté.`,
  ],
  'modality fixed-fixed work good': [
    ({ P }) =>
      `${P} tiennent bon sous la pression ; l’équipe est stable, moyennant des rôles fixés une fois pour toutes.`,
  ],
  'modality fixed-fixed work low': [
    ({ P }) => `${P} défendent deux méthodes, et le projet attend que l’on en choisisse une.`,
    ({ P }) => `${P} se taisent quand cela ne va pas, et les désaccords de travail s’enkystent.`,
  ],
  'modality fixed-mutable daily even': [
    ({ ofFixed, ofMutable }) =>
      `Les habitudes ${ofFixed} croisent les variations ${ofMutable} ; la semaine tient par compromis.`,
    ({ ofFixed, ofMutable }) =>
      `Le repos ${ofFixed} veut des rites et celui ${ofMutable} du changement : rien d’insoluble, rien d’acquis.`,
  ],
  'modality fixed-mutable daily good': [
    ({ ofFixed, ofMutable }) =>
      `La régularité ${ofFixed} et l’aisance ${ofMutable} font des journées qui tiennent et qui respirent.`,
  ],
  'modality fixed-mutable daily high': [
    ({ ofFixed, ofMutable }) =>
      `La constance ${ofFixed} sert de toit et la souplesse ${ofMutable} de fenêtre : la maison trouve vite son rythme.`,
    ({ ofFixed, ofMutable }) =>
      `La stabilité ${ofFixed} rassure et la mobilité ${ofMutable} distrait, si bien que l’on rentre avec plaisir.`,
  ],
  'modality fixed-mutable work even': [
    ({ ofFixed, ofMutable }) =>
      `Au travail, on va du solide ${ofFixed} à l’improvisé ${ofMutable}, et le résultat dépend de qui tient l’agenda.`,
    ({ ofFixed, ofMutable }) => `La patience ${ofFixed} et la nervosité ${ofMutable} se supportent, avec des pauses.`,
  ],
  'modality fixed-mutable work good': [
    ({ ofFixed, ofMutable }) =>
      `Au travail, tout s’arrange bien : l’endurance ${ofFixed} porte ce que l’habileté ${ofMutable} ajuste.`,
    ({ ofFixed, ofMutable }) =>
      `Le calme ${ofFixed} tempère l’agitation ${ofMutable}, et les jours chargés restent aimables.`,
  ],
  'modality fixed-mutable work high': [
    ({ ofFixed, ofMutable }) =>
      `Au travail, l’équipe va loin : la ténacité ${ofFixed} garde le cap, l’adresse ${ofMutable} contourne l’obstacle.`,
    ({ ofFixed, ofMutable }) =>
      `L’assise ${ofFixed} et la souplesse ${ofMutable} font une équipe que la pression soude.`,
  ],
  'modality mutable-mutable daily good': [
    ({ P }) => `${P} changent de programme sans se fâcher, et le quotidien garde de la fantaisie.`,
    ({ P }) => `${P} s’ajustent l’une à l’autre, et les soirées se décident au dernier moment sans dommage.`,
  ],
  'modality mutable-mutable daily high': [
    ({ P }) => `${P} s’adaptent si bien que la maison vit sans règlement, et ne s’en porte pas plus mal.`,
    ({ P }) => `${P} changent d’humeur aux mêmes heures, et la vie commune suit le courant.`,
  ],
  'modality mutable-mutable daily low': [
    ({ P }) => `${P} laissent tout ouvert, les portes comme les dossiers ; la souplesse est là, il manque un cadre.`,
    ({ P }) => `${P} s’adaptent tant que personne ne sait plus qui voulait quoi, et le repos s’y perd.`,
  ],
  'modality mutable-mutable desire even': [
    ({ P }) => `${P} varient beaucoup, et le désir varie aussi : tantôt jeu, tantôt distraction.`,
  ],
  'modality mutable-mutable friendship high': [
    ({ P }) => `${P} passent d’un sujet à l’autre sans se perdre, et l’amitié a toujours quelque chose à raconter.`,
  ],
  'modality mutable-mutable work even': [
    ({ P }) => `${P} ont plus d’idées que d’échéances ; le travail avance si quelqu’un compte les jours.`,
  ],
  'modality mutable-mutable work low': [
    ({ P }) => `${P} se dispersent ensemble quand la pression monte, et rien ne se termine sans aide extérieure.`,
  ],
};
