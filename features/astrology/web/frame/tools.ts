import { aspectGlyphs, type Glyph, heartGlyph, planetGlyphs, universeGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import { addresses } from '../addresses.ts';

interface Tool {
  readonly name: string;
  readonly path: string;
  /** One sentence on a card. */
  readonly promise: string;
  readonly glyph: Glyph;
}

/** The sign that rises, and the one that sets: an arrow and a horizon. */
export const RISING: Glyph = { box: 24, d: 'M3 20h18M12 20V6M6 12l6-7 6 7' };
export const SETTING: Glyph = { box: 24, d: 'M3 20h18M12 4v14M6 11l6 7 6-7' };

export const TOOLS = {
  natalChart: {
    name: 'Thème astral',
    path: addresses.natalChart.path,
    promise: 'La carte entière de votre naissance, maison par maison, puis sa lecture.',
    glyph: universeGlyphs.astrology,
  },
  ascendant: {
    name: 'Ascendant',
    path: addresses.ascendant.path,
    promise: 'Le signe qui montait à l’est à votre naissance\u00A0: votre allure, votre premier pas.',
    glyph: RISING,
  },
  moonSign: {
    name: 'Signe lunaire',
    path: addresses.moonSign.path,
    promise: 'Où se tenait la Lune ce jour-là\u00A0: ce qui vous berce, ce qui vous blesse.',
    glyph: planetGlyphs.moon,
  },
  descendant: {
    name: 'Descendant',
    path: addresses.descendant.path,
    promise: 'Le signe qui se couchait en face\u00A0: ce que vous allez chercher chez les autres.',
    glyph: SETTING,
  },
  transits: {
    name: 'Transits du jour',
    path: addresses.transits.path,
    promise: 'Le ciel de maintenant autour de votre thème, et le temps sous le doigt\u00A0: une heure, un an, dix ans.',
    glyph: planetGlyphs.saturn,
  },
  compatibility: {
    name: 'Compatibilité des signes',
    path: addresses.compatibility.path,
    promise: 'Deux signes, cinq domaines notés, et la raison de chaque note.',
    glyph: aspectGlyphs.trine,
  },
  loveCompatibility: {
    name: 'Compatibilité amoureuse',
    path: addresses.loveCompatibility.path,
    promise: 'Deux dates de naissance, deux ciels\u00A0: vos Soleils et vos Lunes face à face.',
    glyph: heartGlyph,
  },
  moonCompatibility: {
    name: 'Compatibilité lunaire',
    path: addresses.moonCompatibility.path,
    promise: 'Deux sensibilités sous un même toit\u00A0: ce qui console l’une et l’autre.',
    glyph: planetGlyphs.neptune,
  },
  signs: {
    name: 'Les douze signes',
    path: addresses.signs.path,
    promise: 'Caractère, amour, travail, argent, décans\u00A0: douze portraits à lire comme des visages.',
    glyph: zodiacGlyphs.leo,
  },
  childSigns: {
    name: 'Les signes de l’enfant',
    path: addresses.childSigns.path,
    promise: 'Ce dont un enfant a besoin, à la maison et à l’école, selon son signe.',
    glyph: zodiacGlyphs.gemini,
  },
  solarRevolution: {
    name: 'Révolution solaire',
    path: addresses.solarRevolution.path,
    promise: 'Le ciel de votre anniversaire, et l’année qu’il ouvre.',
    glyph: planetGlyphs.sun,
  },
  skyMap: {
    name: 'Carte du ciel',
    path: addresses.skyMap.path,
    promise: 'Le ciel de maintenant, ou de l’instant que vous voulez, au-dessus de n’importe quel lieu.',
    glyph: planetGlyphs.uranus,
  },
} as const satisfies Record<string, Tool>;

export type ToolKey = keyof typeof TOOLS;
