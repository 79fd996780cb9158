import { addresses } from './addresses.ts';

export type ToolKey = 'expression' | 'affective' | 'lifepath' | 'compatibility' | 'universal';

interface Tool {
  readonly key: ToolKey;
  readonly name: string;
  /** Where its introduction is. */
  readonly path: string;
  /** One sentence on a card. */
  readonly promise: string;
  readonly action: string;
}

/** The five tools, in the order of the menu. */
export const TOOLS: readonly Tool[] = [
  {
    key: 'expression',
    name: 'Nombre d’expression',
    path: addresses.expression.path,
    promise: 'Toutes les lettres de votre nom, comptées une à une\u00A0: ce que l’on entend de vous en premier.',
    action: 'Compter mes lettres',
  },
  {
    key: 'affective',
    name: 'Vie affective',
    path: addresses.affective.path,
    promise: 'Les voyelles seules, celles qui chantent quand on vous appelle de l’autre pièce.',
    action: 'Écouter mes voyelles',
  },
  {
    key: 'lifepath',
    name: 'Chemin de vie',
    path: addresses.lifepath.path,
    promise: 'Huit chiffres, une addition\u00A0: moins ce qui vous arrive que votre façon de marcher.',
    action: 'Additionner ma date',
  },
  {
    key: 'compatibility',
    name: 'Compatibilité des prénoms',
    path: addresses.compatibility.path,
    promise: 'Deux prénoms, deux nombres, et la zone où ils se recouvrent. Le reste se cultive.',
    action: 'Rapprocher deux prénoms',
  },
  {
    key: 'universal',
    name: 'Numérologie universelle',
    path: addresses.universal.path,
    promise: 'Ni nom ni date\u00A0: huit domaines de votre vie, notés par vous, donnent le nombre du moment.',
    action: 'Noter mes huit domaines',
  },
];

export function toolOf(key: ToolKey): Tool {
  const tool = TOOLS.find((each) => each.key === key);
  if (!tool) throw new Error(`no tool is named ${key}`);
  return tool;
}
