/**
 * The same reasons, told the other way round: the page of Lion and Bélier does not repeat that of Bélier and Lion. Written as `reason.ts` says; each serves Suns and
 * Moons alike.
 */
import { que } from '@solelune/french/elision';
import type { Say } from './reason.ts';

export const REASONS_BACK: Readonly<Record<string, Say>> = {
  'aspect conjunction friendship high': ({ P }) =>
    `${P} se reconnaissent au premier mot ; en amitié, peu de chose à prouver.`,
  'aspect opposition desire high': ({ p }) =>
    `Sur la roue, ${p} occupent les deux bouts d’un diamètre, et cet écart est un aimant.`,
  'aspect quincunx love low': ({ p }) =>
    `Ni élément ni rythme en commun entre ${p} : le cœur avance à tâtons, avec des surprises.`,
  'aspect semi_sextile desire even': ({ p }) =>
    `Un mur mitoyen sépare ${p} ; l’envie passe par-dessus certains soirs, pas tous.`,
  'aspect semi_sextile desire low': ({ p }) =>
    `Trop de voisinage pour le mystère, trop d’écart pour l’évidence : entre ${p}, le désir se prépare.`,
  'aspect semi_sextile love low': ({ p }) =>
    `La porte d’à côté n’est pas la même maison : entre ${p}, les besoins se croisent sans se rencontrer.`,
  'aspect sextile friendship high': ({ p }) =>
    `Un sextile relie ${p}, et les bonnes idées de l’amitié viennent à deux.`,
  'aspect square love low': ({ p }) =>
    `Un carré tend la corde entre ${p} ; il y faut des trêves, et le goût des explications.`,
  'aspect trine love high': ({ p }) =>
    `Quatre signes entre ${p}, la distance la plus heureuse : on s’aime ici sans traduire.`,

  'element allied love high': ({ elements: [a, b] }) =>
    `Pour ${a}, ${b} est une alliance naturelle, et le sentiment grandit de cet échange.`,
  'element contrary daily even': ({ elements: [a, b] }) =>
    `Ni les heures ni les habitudes ne rapprochent ${a} et ${b} ; les semaines passent par des arrangements.`,
  'element contrary daily low': ({ elements: [a, b] }) =>
    `Ce qui repose ${a} fatigue ${b} : vivre sous le même toit s’organise, et se réorganise.`,
  'element contrary love low': ({ elements: [a, b] }) =>
    `D’un côté ${a}, de l’autre ${b} : deux climats, et l’amour demande un voyage.`,
  'element half_strangers desire even': ({ elements: [a, b] }) =>
    `Du terrain commun existe pour ${a} et ${b}, étroit ; le désir y tient certains jours.`,
  'element half_strangers desire low': ({ elements: [a, b] }) =>
    `Rien ne pousse ${a} vers ${b}, et l’attirance veut qu’on l’aide.`,
  'element half_strangers friendship low': ({ elements: [a, b] }) =>
    `Par nature, ${a} et ${b} ne se cherchent pas ; un goût commun ferait le lien.`,
  'element half_strangers love even': ({ elements: [a, b] }) =>
    `Rien n’est donné d’avance avec ${a} et ${b}, rien n’est refusé non plus.`,
  'element half_strangers love low': ({ elements: [a, b] }) =>
    `La confiance manque d’un pont, avec ${a} et ${b} ; il se bâtit par gestes répétés.`,
  'element same daily high': ({ elements: [a, b] }) =>
    `Même matière avec ${a} et ${b} : le ménage commun a peu de règles et beaucoup d’évidences.`,
  'element same love high': ({ p }) => `Un seul élément porte ${p}, et l’amour n’a pas de frontière à passer.`,

  'modality cardinal-cardinal daily even': ({ p }) =>
    `Deux élans pour un même agenda : ${p} gagnent à se dire leurs plans la veille.`,
  'modality cardinal-cardinal daily low': ({ p }) =>
    `Chacun ses urgences : avec ${p}, les journées commencent par une course au départ.`,
  'modality cardinal-cardinal desire good': ({ p }) =>
    `Il y a toujours quelqu’un pour commencer, avec ${p}, et l’ardeur y trouve son compte.`,
  'modality cardinal-cardinal work even': ({ p }) =>
    `Beaucoup de départs, avec ${p} ; il reste à décider qui suit le dossier.`,
  'modality cardinal-cardinal work low': ({ p }) =>
    `Deux volontés de mener, celles qu’ont ${p}, tiennent mal dans un seul bureau.`,
  'modality cardinal-fixed work good': ({ ofCardinal, ofFixed }) =>
    `Le sens du début ${ofCardinal} et celui de la suite ${ofFixed} : de quoi mener un ouvrage à son terme.`,
  'modality cardinal-fixed work high': ({ ofCardinal, ofFixed }) =>
    `Lancer est l’affaire ${ofCardinal}, tenir est celle ${ofFixed}, et cela fait une équipe rare.`,
  'modality cardinal-mutable daily even': ({ ofCardinal, ofMutable }) =>
    `Les plans ${ofCardinal} sont revus selon l’humeur ${ofMutable}, et la semaine se décide deux fois.`,
  'modality cardinal-mutable daily high': ({ ofCardinal, ofMutable }) =>
    `L’élan ${ofCardinal} ouvre, l’adresse ${ofMutable} arrange, et la maison tourne rond.`,
  'modality cardinal-mutable desire good': ({ ofCardinal, ofMutable }) =>
    `La franchise ${ofCardinal} et les détours ${ofMutable} font un jeu qui se renouvelle.`,
  'modality cardinal-mutable friendship even': ({ ofCardinal, ofMutable }) =>
    `Les projets ${ofCardinal} plaisent à la curiosité ${ofMutable} ; on se voit quand il y a de quoi faire.`,
  'modality cardinal-mutable friendship low': ({ ofCardinal, ofMutable }) =>
    `Ni l’allant ${ofCardinal} ni la souplesse ${ofMutable} ne suffisent à combler l’écart.`,
  'modality cardinal-mutable work even': ({ ofCardinal, ofMutable }) =>
    `Il faut un arbitre entre l’idée ${ofCardinal} et les retouches ${ofMutable} ; avec lui, l’équipe avance.`,
  'modality cardinal-mutable work good': ({ ofCardinal, ofMutable }) =>
    `L’idée ${ofCardinal} trouve son exécution dans l’habileté ${ofMutable}, et chacun s’y retrouve.`,
  'modality cardinal-mutable work high': ({ ofCardinal, ofMutable }) =>
    `Tout ce que lance l’énergie ${ofCardinal}, la finesse ${ofMutable} le rend possible, et l’on travaille en confiance.`,
  'modality fixed-fixed daily even': ({ p }) =>
    `Deux constances sous un toit : ${p} mettent du temps à se régler, puis n’y touchent plus.`,
  'modality fixed-fixed daily good': ({ p }) =>
    `Des rites solides, et peu d’envie d’en changer : ${p} tiennent la maison d’une main sûre.`,
  'modality fixed-fixed daily low': ({ p }) =>
    `Céder coûte des deux côtés ; entre ${p}, le détail domestique prend vite du poids.`,
  'modality fixed-fixed desire even': ({ p }) =>
    `De la constance dans l’envie, et peu d’imprévu : voilà ce que partagent ${p}.`,
  'modality fixed-fixed desire good': ({ p }) =>
    `Ce qui a plu une fois plaît longtemps, avec ${p} : le désir s’enracine.`,
  'modality fixed-fixed friendship low': ({ p }) =>
    `Il faudrait qu’un des côtés plie ; entre ${p}, l’amitié attend souvent ce jour-là.`,
  'modality fixed-fixed work good': ({ p }) =>
    `Une fois les places fixées, ${p} les tiennent, et l’on peut bâtir dessus.`,
  'modality fixed-fixed work low': ({ p }) =>
    `Deux façons de faire, aucune envie d’en changer : avec ${p}, le projet piétine.`,
  'modality fixed-mutable daily even': ({ ofFixed, ofMutable }) =>
    `L’ordre ${ofFixed} et la fantaisie ${ofMutable} se relaient tant bien que mal à la maison.`,
  'modality fixed-mutable daily good': ({ ofFixed, ofMutable }) =>
    `Un socle ${ofFixed}, du jeu ${ofMutable} : les jours ont une forme souple.`,
  'modality fixed-mutable daily high': ({ ofFixed, ofMutable }) =>
    `On compte sur la régularité ${ofFixed}, on respire grâce à l’esprit ${ofMutable} : on habite bien ensemble.`,
  'modality fixed-mutable work even': ({ ofFixed, ofMutable }) =>
    `La lenteur sûre ${ofFixed} et la vitesse changeante ${ofMutable} cherchent leur pas commun, et le trouvent par moments.`,
  'modality fixed-mutable work good': ({ ofFixed, ofMutable }) =>
    `Le fond vient ${ofFixed}, la forme ${ofMutable}, et l’ouvrage arrive à l’heure.`,
  'modality fixed-mutable work high': ({ ofFixed, ofMutable }) =>
    `Solidité ${ofFixed}, mobilité ${ofMutable} : peu d’obstacles restent longtemps debout.`,
  'modality mutable-mutable daily good': ({ p }) =>
    `L’imprévu ne fâche personne chez ${p}, et la semaine s’écrit au crayon.`,
  'modality mutable-mutable daily high': ({ p }) =>
    `Peu de règles, beaucoup d’ajustements : chez ${p}, la vie commune coule.`,
  'modality mutable-mutable daily low': ({ p }) =>
    `Qui a les clés, qui a payé, qui rentre ? Chez ${p}, les questions pratiques flottent.`,
  'modality mutable-mutable desire even': ({ p }) =>
    `L’envie va et vient, avec ${p}, comme une conversation que l’on reprend.`,
  'modality mutable-mutable friendship high': ({ p }) =>
    `Toujours un sujet de plus : l’amitié entre ${p} ne connaît guère de silence gênant.`,
  'modality mutable-mutable work even': ({ p }) =>
    `Des idées en nombre, des fins en attente : ${p} ont besoin d’un calendrier.`,
  'modality mutable-mutable work low': ({ p }) =>
    `Personne pour fixer la borne : au travail, ${p} recommencent plus souvent que de raison.`,

  'polarity both_active daily good': ({ p }) => `De l’initiative des deux côtés : chez ${p}, rien ne traîne longtemps.`,
  'polarity both_active daily high': ({ p }) => `Ça bouge, et c’est gai : ${p} donnent à la maison son entrain.`,
  'polarity both_active desire even': ({ p }) =>
    `Deux conquêtes pour une seule place : entre ${p}, le désir tourne autour de la table.`,
  'polarity both_active desire good': ({ p }) =>
    `On ne se fait pas prier, avec ${p} ; le désir va droit, quitte à brûler l’attente.`,
  'polarity both_active friendship good': ({ p }) =>
    `Un mot, et tout le monde est dehors : ${p} font de l’amitié une sortie.`,
  'polarity both_active friendship high': ({ p }) =>
    `Même allant, même goût de l’aventure : entre ${p}, l’amitié prend feu vite et tient.`,
  'polarity both_active work good': ({ p }) =>
    `L’énergie ne manque pas, avec ${p} : le travail avance, la relecture attend.`,
  'polarity both_active work high': ({ p }) => `Un entrain commun porte ${p}, et les coups durs se passent en équipe.`,
  'polarity both_receptive daily good': ({ p }) =>
    `On s’écoute avant de bouger, chez ${p}, et les jours y gagnent en douceur.`,
  'polarity both_receptive daily high': ({ p }) =>
    `Du calme, des attentions, peu de bruit : ${p} savent habiter le même silence.`,
  'polarity both_receptive desire even': ({ p }) =>
    `Qui fera le premier pas ? Entre ${p}, la question reste longtemps en l’air.`,
  'polarity both_receptive desire good': ({ p }) =>
    `Rien de spectaculaire, tout en profondeur : ainsi va le désir entre ${p}.`,
  'polarity both_receptive friendship good': ({ p }) => `Une amitié de confidences et de thé tiède réunit ${p}.`,
  'polarity both_receptive friendship high': ({ p }) =>
    `Peu de mots, une longue mémoire : ${p} se gardent une amitié sûre.`,
  'polarity both_receptive work good': ({ p }) =>
    `Du soin, de la patience, aucune rivalité : ${p} travaillent côte à côte sans heurt.`,
  'polarity different daily even': ({ p }) =>
    `Une porte que l’on ouvre ici et que l’on ferme là : chez ${p}, le quotidien cherche son courant d’air.`,
  'polarity different desire even': ({ p }) => `L’appel et la réponse existent entre ${p}, pas toujours le même soir.`,
  'polarity different desire good': ({ p }) => `Un élan, un accueil : entre ${p}, le désir a ses deux temps.`,
  'polarity different desire high': ({ p }) =>
    `Ce qui s’avance et ce qui retient : entre ${p}, la différence fait l’attrait.`,
  'polarity different friendship even': ({ p }) =>
    `Un pas dehors, un pas dedans : l’amitié entre ${p} va par rendez-vous.`,
  'polarity different friendship low': ({ p }) =>
    `On s’ennuie ou l’on s’essouffle, selon le côté : entre ${p}, l’amitié demande de l’espace.`,
  'polarity different love low': ({ p }) =>
    `Deux façons d’aller vers le cœur, et peu d’aide ailleurs : ${p} ont un long chemin.`,

  'rulers enemies daily even': ({ rulers, p }) =>
    `Sous ${rulers}, qui ne s’accordent pas, ${p} règlent la maison à force de pourparlers.`,
  'rulers enemies daily low': ({ rulers, p }) =>
    `Avec ${rulers} pour maîtres, ${p} n’ont pas la même idée de l’ordre, et cela se voit tôt.`,
  'rulers enemies desire good': ({ rulers, p }) => `La rivalité entre ${rulers} gagne ${p} et tient le désir en éveil.`,
  'rulers enemies friendship low': ({ rulers, p }) =>
    `Une vieille querelle sépare ${rulers} ; ${p} s’en souviennent dans les petites choses de l’amitié.`,
  'rulers enemies love low': ({ rulers, p }) =>
    `Le différend entre ${rulers} pèse sur ${p}, et l’amour doit d’abord faire la paix.`,
  'rulers enemies work even': ({ rulers, p }) =>
    `Entre ${rulers}, l’autorité se discute ; ${p} travaillent mieux sur des parts séparées.`,
  'rulers enemies work low': ({ rulers, p }) =>
    `Deux maîtres rivaux, ${rulers}, tirent ${p} en sens contraire dès qu’il faut trancher.`,
  'rulers friends daily even': ({ rulers, p }) =>
    `L’entente entre ${rulers} arrondit un peu les journées que partagent ${p}.`,
  'rulers friends desire even': ({ rulers, p }) =>
    `De l’amitié entre ${rulers}, il passe vers ${p} une douceur, sans grande fièvre.`,
  'rulers friends desire good': ({ rulers, p }) => `L’accord entre ${rulers} met ${p} à l’aise, et l’envie en profite.`,
  'rulers friends friendship even': ({ rulers, p }) =>
    `Parce ${que(rulers)} s’accordent, ${p} ont un point de départ, et le reste à découvrir.`,
  'rulers friends friendship high': ({ rulers, p }) =>
    `Une bonne entente de haut lieu, celle qui lie ${rulers}, profite à l’amitié entre ${p}.`,
  'rulers friends friendship low': ({ rulers, p }) =>
    `L’accord entre ${rulers} reste lointain, et ${p} se déchiffrent avec peine.`,
  'rulers friends love low': ({ rulers, p }) =>
    `Seule l’entente entre ${rulers} plaide pour ${p} ; c’est un début, sans plus.`,
  'rulers friends work even': ({ rulers, p }) =>
    `Grâce à l’accord entre ${rulers}, ${p} peuvent mener une tâche bien découpée.`,
  'rulers friends work good': ({ rulers, p }) =>
    `L’accord entre ${rulers} aide ${p} à se partager l’ouvrage sans calcul.`,
  'rulers friends work high': ({ rulers, p }) =>
    `Sous l’entente de ces maîtres, ${rulers}, l’ouvrage que portent ${p} se fait presque sans réunion.`,
  'rulers mixed daily even': ({ rulers, p }) =>
    `La politesse un peu froide entre ${rulers} se retrouve chez ${p} : on cohabite, on s’apprend.`,
  'rulers mixed daily low': ({ rulers, p }) =>
    `Faute d’une vraie entente entre ${rulers}, ${p} laissent les corvées sans maître.`,
  'rulers mixed desire good': ({ rulers, p }) => `La distance entre ${rulers} ménage, entre ${p}, de quoi imaginer.`,
  'rulers mixed friendship low': ({ rulers, p }) =>
    `On se salue plus qu’on ne se confie : ainsi font ${rulers}, et ${p} après.`,
  'rulers mixed work even': ({ rulers, p }) =>
    `Entre ${rulers}, les méthodes divergent ; ${p} s’en sortent avec un cadre.`,
  'rulers mixed work good': ({ rulers, p }) =>
    `La différence entre ${rulers} sert ${p}, dès que chacun sait sa partie.`,
  'rulers same friendship low': ({ rulers, p }) =>
    `Avoir ${rulers} pour maître commun ne fait pas une amitié : ${p} restent à distance.`,
  'rulers same love low': ({ rulers, p }) =>
    `Sous un seul maître, ${rulers}, ${p} ont un air de famille, que l’amour doit encore apprivoiser.`,
  'rulers same work even': ({ rulers, p }) =>
    `Une seule planète, ${rulers}, pour ${p} : on s’entend sur tout, y compris sur les oublis.`,
  'rulers same work good': ({ rulers, p }) =>
    `Le même maître, ${rulers}, prête une langue de travail commune : ${p} s’en servent bien.`,
};
