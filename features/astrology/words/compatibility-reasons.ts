/**
 * The sentence beside a score, written whole for its cause, its domain and the band that the score is in. The first of each pair speaks of two Suns, the second of two
 * Moons; one alone serves both. Under 56 nothing is praised. `P` is « Le Bélier et le Lion », « Deux personnes du Bélier », « La Lune en Bélier et la Lune en Lion »,
 * always a plural; `p` the same inside a sentence. Which keys exist is what the engine makes of 144 pairs: the tests ask for each.
 */
import { capitalised } from '@solelune/french/sentence';
import type { Band, Cause, Domain } from '../engine/index.ts';

export interface Named {
  readonly P: string;
  readonly p: string;
  /** « le Feu du Bélier », in the order of the page. */
  readonly elements: readonly [string, string];
  /** « du Bélier », « de la Lune en Bélier »: whose mode is cardinal, fixed, mutable; only where the two differ. */
  readonly ofCardinal: string;
  readonly ofFixed: string;
  readonly ofMutable: string;
  /** « Mars et le Soleil », in the order of the page. */
  readonly rulers: string;
}

export type Say = (named: Named) => string;

export const reasonKey = (cause: Cause, value: string, domain: Domain, band: Band): string =>
  `${cause} ${value} ${domain} ${band}`;

export const DOMAIN_LABELS: Record<Domain, string> = {
  love: 'Amour',
  desire: 'Désir',
  daily: 'Vie quotidienne',
  friendship: 'Amitié',
  work: 'Travail',
};

export const REASONS: Readonly<Record<string, readonly [Say, Say?]>> = {
  'aspect conjunction friendship high': [
    ({ P }) => `${P} rient des mêmes choses au même instant : l’amitié n’a presque rien à expliquer.`,
    ({ P }) => `${P} ont besoin des mêmes silences, et l’amitié s’y repose.`,
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
    ({ P }) =>
      `${P} sont voisines par la place et lointaines par le besoin : ce qui rassure ici laisse indifférent là.`,
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
    ({ P }) => `${P} font le premier pas toutes les deux, et le désir aime cette hâte.`,
    ({ P }) => `${P} vont vers l’autre sans attendre, ce qui garde l’intimité vivante.`,
  ],
  'modality cardinal-cardinal work even': [
    ({ P }) => `${P} lancent beaucoup et terminent à tour de rôle : le travail dépend d’un partage écrit.`,
  ],
  'modality cardinal-cardinal work low': [
    ({ P }) => `${P} ont chacun leur plan, et l’équipe hésite entre deux chefs tant que personne n’a tranché.`,
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
    ({ P }) => `${P} défendent chacun leur méthode, et le projet attend que l’on en choisisse une.`,
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
    ({ P }) => `${P} varient beaucoup, et le désir avec elles : tantôt jeu, tantôt distraction.`,
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

  'polarity both_active daily good': [
    ({ P }) =>
      `${P} prennent l’initiative sans attendre qu’on le leur demande : les journées bougent, et chacun y met du sien.`,
  ],
  'polarity both_active daily high': [
    ({ P }) => `${P} vont au-devant des choses, et la vie commune a de l’allant.`,
    ({ P }) => `${P} se remettent d’une mauvaise journée en bougeant, et la maison garde sa gaieté.`,
  ],
  'polarity both_active desire even': [
    ({ P }) => `${P} mènent le jeu en même temps ; le désir cherche qui se laissera surprendre.`,
  ],
  'polarity both_active desire good': [
    ({ P }) => `${P} aiment provoquer l’occasion, et le désir s’en porte bien, même s’il y manque un peu d’attente.`,
    ({ P }) => `${P} montrent leur envie sans détour, ce qui simplifie l’intimité plus que cela ne la creuse.`,
  ],
  'polarity both_active friendship good': [
    ({ P }) => `${P} proposent, répondent, relancent : l’amitié vit de mouvement.`,
  ],
  'polarity both_active friendship high': [
    ({ P }) => `${P} partent au même signal, et l’amitié se fait en marchant.`,
    ({ P }) => `${P} se confient en agissant, côte à côte, et se comprennent sans cérémonie.`,
  ],
  'polarity both_active work good': [
    ({ P }) => `${P} foncent d’un même pas, et le travail gagne en vitesse ce qu’il perd en relecture.`,
  ],
  'polarity both_active work high': [
    ({ P }) => `${P} se donnent du courage l’une à l’autre, et les jours de presse deviennent une émulation.`,
  ],
  'polarity both_receptive daily good': [
    ({ P }) => `${P} prennent le temps de sentir avant d’agir, et la maison en devient paisible.`,
  ],
  'polarity both_receptive daily high': [
    ({ P }) => `${P} laissent venir les choses, et le quotidien se fait doux, presque silencieux.`,
    ({ P }) => `${P} ont besoin du même calme en rentrant, et la soirée s’arrange d’elle-même.`,
  ],
  'polarity both_receptive desire even': [
    ({ P }) => `${P} attendent l’une et l’autre d’être rejointes, et le désir patiente avec elles.`,
  ],
  'polarity both_receptive desire good': [
    ({ P }) => `${P} prennent leur temps, et le désir y gagne en profondeur ce qu’il perd en éclat.`,
    ({ P }) => `${P} se laissent approcher lentement, et l’intimité vient, sans hâte.`,
  ],
  'polarity both_receptive friendship good': [
    ({ P }) => `${P} écoutent avant de parler, et l’amitié se construit à voix basse.`,
  ],
  'polarity both_receptive friendship high': [
    ({ P }) => `${P} ont la même réserve et la même mémoire : l’amitié est discrète et longue.`,
    ({ P }) => `${P} peuvent se taire ensemble, ce qui est rare, et l’amitié tient là tout entière.`,
  ],
  'polarity both_receptive work good': [
    ({ P }) => `${P} travaillent sans bruit, avec soin, et n’ont pas besoin de se surveiller.`,
  ],
  'polarity different daily even': [
    ({ P }) =>
      `${P} ne se lèvent pas du même élan : d’un côté on propose, de l’autre on attend de voir, et les journées cherchent leur milieu.`,
  ],
  'polarity different desire even': [
    ({ P }) => `${P} ont d’un côté l’initiative, de l’autre l’accueil ; cela suffit au jeu, pas toujours à la flamme.`,
    ({ P }) =>
      `${P} n’ont pas le même premier pas : l’une s’avance, l’autre se laisse venir, quand le moment s’y prête.`,
  ],
  'polarity different desire good': [
    ({ P }) => `${P} se partagent l’élan et l’attente, et le désir trouve là son va-et-vient.`,
    ({ P }) => `${P} ont l’une l’audace, l’autre la pudeur, et l’intimité aime cet écart.`,
  ],
  'polarity different desire high': [
    ({ P }) =>
      `${P} s’attirent comme un appel et sa réponse : l’audace d’un côté, l’accueil de l’autre, puis les rôles tournent.`,
    ({ P }) =>
      `${P} s’attirent par leur différence même, l’une vive, l’autre profonde, et les nuits effacent bien des malentendus.`,
  ],
  'polarity different friendship even': [
    ({ P }) => `${P} n’ont pas le même tempo, d’un côté on appelle, de l’autre on rappelle ; l’amitié s’en accommode.`,
    ({ P }) =>
      `${P} ne se confient pas de la même façon, l’une en parlant, l’autre en restant, et la confiance vient par petites preuves.`,
  ],
  'polarity different friendship low': [
    ({ P }) =>
      `${P} ne s’ouvrent pas au même moment : ici l’envie de sortir, là celle de rentrer, et l’amitié demande de la patience.`,
    ({ P }) =>
      `${P} prennent le silence en sens contraire, repos pour l’une, froideur pour l’autre, et il vaut mieux le dire.`,
  ],
  'polarity different love low': [
    ({ P }) => `${P} aiment par des chemins contraires, et le reste du ciel n’aide guère.`,
  ],

  'rulers enemies daily even': [
    ({ rulers, p }) =>
      `${capitalised(rulers)} gouvernent ${p} et se disputent la conduite des jours ; l’accord se refait chaque matin.`,
  ],
  'rulers enemies daily low': [
    ({ rulers, p }) =>
      `${capitalised(rulers)}, qui gouvernent ${p}, tirent chacun de leur côté, et les petites choses en pâtissent.`,
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
      `${capitalised(rulers)}, qui gouvernent ${p}, veulent chacun le dernier mot : il faut décider d’avance qui tranche.`,
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
      `${capitalised(rulers)} gouverne ${p} : mêmes talents, mêmes angles morts, et le travail manque d’un regard différent.`,
    ({ rulers, p }) =>
      `${capitalised(rulers)} gouverne ${p} : mêmes humeurs sous la pression, les bonnes et les autres.`,
  ],
  'rulers same work good': [
    ({ rulers, p }) => `${capitalised(rulers)} gouverne ${p}, qui se comprennent d’un mot et se partagent l’ouvrage.`,
  ],
};
