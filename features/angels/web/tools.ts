import { urlOf } from '@solelune/screen';
import { addresses } from './addresses.ts';

export type ToolKey = 'birth' | 'list' | 'regency' | 'ritual' | 'test' | 'synchronicity';

interface Tool {
  readonly key: ToolKey;
  readonly name: string;
  /** Where its introduction is. */
  readonly path: string;
  /** One sentence on a card. */
  readonly promise: string;
  readonly action: string;
  /** The angel whose seal stands on the card. */
  readonly angel: number;
}

/** The six tools, in the order of the menu. */
export const TOOLS: readonly Tool[] = [
  {
    key: 'birth',
    name: 'Ange gardien de naissance',
    path: addresses.birth.path,
    promise: 'Un jour, une heure\u00A0: trois anges veillent sur votre naissance, et chacun garde autre chose.',
    action: 'Trouver mes trois anges',
    angel: 18,
  },
  {
    key: 'test',
    name: 'Ange personnel',
    path: addresses.test.path,
    promise: 'Trente mots passent sous vos yeux. Ceux que vous gardez désignent l’ange de cette saison.',
    action: 'Commencer le test',
    angel: 58,
  },
  {
    key: 'list',
    name: 'Les 72 anges',
    path: urlOf(addresses.list, {}),
    promise: 'Par chœur, par élément, par signe ou par bienfait\u00A0: tous les portraits, tous les sceaux.',
    action: 'Parcourir les sceaux',
    angel: 1,
  },
  {
    key: 'regency',
    name: 'Calendrier des régences',
    path: urlOf(addresses.regency, {}),
    promise: 'Quel ange tient ce jour, lequel tient le cœur, et qui prend la garde dans un quart d’heure.',
    action: 'Ouvrir le mois',
    angel: 47,
  },
  {
    key: 'ritual',
    name: 'Rituel d’invocation',
    path: addresses.ritual.path,
    promise: 'Des gestes simples, des mots à dire, et vos prochaines vingt minutes à l’heure de chez vous.',
    action: 'Préparer un rituel',
    angel: 36,
  },
  {
    key: 'synchronicity',
    name: 'Test de synchronicité',
    path: addresses.synchronicity.path,
    promise: 'Le même nombre sur un ticket, une plaque, une porte\u00A0: lisez-le chiffre par chiffre.',
    action: 'Lire un nombre',
    angel: 63,
  },
];

export function toolOf(key: ToolKey): Tool {
  const tool = TOOLS.find((each) => each.key === key);
  if (!tool) throw new Error(`no tool is named ${key}`);
  return tool;
}
