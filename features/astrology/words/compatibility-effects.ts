/** What a cause does to a domain: the second half of the sentence beside a score. Three ways of saying each. */
import type { Domain, Lens } from '../engine/index.ts';

export type Effect = 'helps' | 'neutral' | 'hinders';
type Ways = readonly [string, string, string];

export const DOMAIN_LABELS: Record<Domain, string> = {
  love: 'Amour',
  desire: 'Désir',
  daily: 'Vie quotidienne',
  friendship: 'Amitié',
  work: 'Travail',
};

export const EFFECTS: Record<Lens, Record<Domain, Record<Effect, Ways>>> = {
  sun: {
    love: {
      helps: [
        'les sentiments circulent sans qu’il faille les expliquer',
        'le choix se fait vite, et se refait volontiers',
        'la confiance s’installe sans période d’essai',
      ],
      neutral: [
        'l’amour dépend surtout de ce que vous en ferez',
        'rien n’est donné d’avance au cœur, rien ne lui est refusé',
        'les débuts comptent moins que les habitudes prises ensuite',
      ],
      hinders: [
        'la tendresse demande d’apprendre une autre langue',
        'il faut du temps pour reconnaître, sous une autre forme, le même attachement',
        'mieux vaut demander ce qui fait plaisir que le deviner',
      ],
    },
    desire: {
      helps: [
        'l’attirance se rallume sans qu’on la cherche',
        'le désir trouve là de quoi durer',
        'un regard suffit souvent à relancer la conversation des corps',
      ],
      neutral: [
        'le désir attend l’occasion plus qu’il ne la provoque',
        'l’attirance se construit par petites approches',
        'l’envie se règle sur l’humeur du moment',
      ],
      hinders: [
        'le désir arrive rarement à la même heure des deux côtés',
        'l’attirance a besoin qu’on lui ménage un peu de mystère',
        'il faut inventer des occasions, et y tenir',
      ],
    },
    daily: {
      helps: [
        'les journées se règlent presque d’elles-mêmes',
        'la maison trouve vite son rythme',
        'courses, repas et horaires trouvent leur place sans débat',
      ],
      neutral: [
        'le quotidien se négocie au cas par cas',
        'les habitudes se prennent en les essayant',
        'l’organisation se décide au fil des semaines',
      ],
      hinders: [
        'les petites choses demandent des accords clairs',
        'mieux vaut partager les tâches avant qu’elles ne pèsent',
        'deux rythmes partagent la même cuisine, et cela se prépare',
      ],
    },
    friendship: {
      helps: [
        'la complicité vient en quelques heures',
        'l’amitié se passe de mode d’emploi',
        'les rires arrivent avant les présentations',
      ],
      neutral: [
        'l’amitié grandit à l’occasion d’un projet',
        'la camaraderie vient avec les souvenirs communs',
        'une passion commune fait le lien mieux que de longs aveux',
      ],
      hinders: [
        'l’amitié tient mieux avec un peu d’espace',
        'l’estime vient plus aisément que la confidence',
        'la patience fait plus pour ce lien que la ressemblance',
      ],
    },
    work: {
      helps: [
        'les rôles se répartissent presque sans discussion',
        'ce qui est commencé d’un côté se termine de l’autre',
        'les dossiers avancent parce que chacun connaît sa part',
      ],
      neutral: [
        'tout se joue dans la répartition des tâches',
        'l’équipe vaut par la clarté de ses règles',
        'un bon partage des rôles décide du résultat',
      ],
      hinders: [
        'il faut décider d’avance qui tranche',
        'les priorités gagnent à être écrites noir sur blanc',
        'deux méthodes cohabitent, et il faut en choisir une par projet',
      ],
    },
  },
  moon: {
    love: {
      helps: [
        'chacune rassure l’autre sans y penser',
        'l’affection se montre d’une façon que l’autre reconnaît',
        'un geste suffit, et l’inquiétude retombe des deux côtés',
      ],
      neutral: [
        'la tendresse se règle à l’usage',
        'les preuves d’affection s’apprennent une à une',
        'l’attachement se dit par essais et corrections',
      ],
      hinders: [
        'ce qui console l’une peut inquiéter l’autre',
        'il faut dire ses besoins au lieu d’attendre qu’ils soient devinés',
        'les mots tendres demandent une traduction',
      ],
    },
    desire: {
      helps: [
        'l’abandon vient facilement, parce que la confiance est là',
        'les peaux s’accordent avant les paroles',
        'la nuit efface vite les malentendus du jour',
      ],
      neutral: [
        'l’intimité se fait au fil des soirs',
        'le désir suit l’humeur du jour',
        'la proximité demande un peu de mise en scène',
      ],
      hinders: [
        'le corps se ferme quand le cœur n’a pas été entendu',
        'l’intimité demande de faire d’abord la paix',
        'la pudeur et l’élan ne se lèvent pas à la même heure',
      ],
    },
    daily: {
      helps: [
        'vous mettez la même chose sous le mot repos',
        'la maison devient un lieu où l’on pose ses affaires et sa fatigue',
        'les dimanches se ressemblent, et personne ne s’en plaint',
      ],
      neutral: [
        'les rituels du soir restent à inventer ensemble',
        'le rythme de la maison se trouve par essais',
        'chaque saison redistribue les petites habitudes',
      ],
      hinders: [
        'le repos ne se prend pas de la même manière, et il faut deux fauteuils',
        'le besoin de calme et l’envie de monde tombent rarement le même soir',
        'la fatigue prend deux visages, et il faut apprendre l’autre',
      ],
    },
    friendship: {
      helps: [
        'vous pouvez vous taire ensemble sans gêne',
        'les confidences viennent sans préambule',
        'un silence au téléphone est compris comme il faut',
      ],
      neutral: [
        'la confiance arrive par petites preuves',
        'l’écoute s’affine avec les années',
        'les secrets se donnent un par un',
      ],
      hinders: [
        'les silences se lisent de travers',
        'mieux vaut demander que supposer',
        'l’attention se montre autrement que vous ne l’attendiez',
      ],
    },
    work: {
      helps: [
        'sous pression, vous gardez la même humeur',
        'l’ambiance reste bonne même les jours chargés',
        'les coups de stress se dissipent autour d’un café',
      ],
      neutral: [
        'l’humeur de l’équipe dépend des pauses que l’on s’accorde',
        'les émotions restent le plus souvent à la porte du bureau',
        'le climat du matin fait celui de la journée',
      ],
      hinders: [
        'la fatigue se dit mal et finit par parler à votre place',
        'un mot sec pèse plus longtemps qu’il ne devrait',
        'les susceptibilités gagnent à être connues d’avance',
      ],
    },
  },
};
