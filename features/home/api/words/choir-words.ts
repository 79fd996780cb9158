import type { HomeIndex } from '../../contract.ts';

/** The nine choirs in order, the archangel who leads each, and what its twenty minutes are good for. */
const CHOIRS: readonly (readonly [name: string, archangel: string, advice: string])[] = [
  [
    'Séraphins',
    'Métatron',
    'Les Séraphins gardent le premier feu. C’est un bon moment pour entamer ce que vous remettez, par un geste trop petit pour échouer.',
  ],
  [
    'Chérubins',
    'Raziel',
    'Les Chérubins gardent ce que l’on sait sans l’avoir appris. Écrivez votre question, puis la réponse qui arrive avant la réflexion.',
  ],
  [
    'Trônes',
    'Tsaphkiel',
    'Les Trônes gardent le temps long. De tout ce que vous portez depuis des mois, choisissez ce qui mérite encore votre patience.',
  ],
  [
    'Dominations',
    'Tsadkiel',
    'Les Dominations gardent la largesse qui ne compte pas. Rendez un service que personne n’a demandé, et n’en parlez pas.',
  ],
  [
    'Puissances',
    'Camaël',
    'Les Puissances gardent les seuils. S’il y a un refus à donner, préparez la phrase\u00A0: courte, calme, sans excuse ajoutée.',
  ],
  [
    'Vertus',
    'Raphaël',
    'Les Vertus gardent la clarté du cœur. Sortez quelques minutes sans téléphone, et revenez avec une seule décision.',
  ],
  [
    'Principautés',
    'Haniel',
    'Les Principautés gardent la beauté et les liens. Dites à quelqu’un, avec un détail précis, ce que vous aimez dans sa façon d’être.',
  ],
  [
    'Archanges',
    'Michaël',
    'Les Archanges gardent la parole qui circule. Écrivez à la personne qui vous manque, sans chercher la phrase parfaite.',
  ],
  [
    'Anges',
    'Gabriel',
    'Les Anges gardent la mémoire des jours. Notez une image d’aujourd’hui\u00A0: demain, elle dira ce qui a compté.',
  ],
];

/** The choir on watch and the one after it: each keeps 160 minutes, so a page left open for long still finds its words. */
export function choirsFrom(choir: number): HomeIndex['choirs'] {
  return [choir, (choir % CHOIRS.length) + 1].map((number) => {
    const [name, archangel, advice] = CHOIRS[number - 1] as (typeof CHOIRS)[number];
    return { choir: number, name, archangel, advice };
  });
}
