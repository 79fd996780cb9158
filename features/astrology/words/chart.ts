/** What a chart is made of, in French. */
import type { AspectKind, HouseSystem } from '@solelune/sky';

export { HOUSE_NUMERALS, houseWords } from '@solelune/french/houses';

/** What each house is about, after « celle » or « celui » of the sentence: « la maison VII, celle des engagements à deux ». */
export const HOUSE_THEMES = [
  'de la présence et des premiers pas',
  'de ce que vous gagnez et de ce que vous gardez',
  'des mots, des trajets et de l’entourage proche',
  'des racines et du chez-soi',
  'des amours, du jeu et de ce que vous créez',
  'du travail de chaque jour et du soin',
  'des engagements à deux',
  'de ce qui se partage et de ce qui se transforme',
  'des lointains et de ce que vous cherchez à comprendre',
  'de la vocation et de la place publique',
  'des amitiés et des projets collectifs',
  'du retrait et de la vie intérieure',
] as const;

export const ASPECT_NAMES: Record<AspectKind, string> = {
  conjunction: 'conjonction',
  semi_sextile: 'semi-sextile',
  semi_square: 'semi-carré',
  sextile: 'sextile',
  square: 'carré',
  trine: 'trigone',
  sesqui_square: 'sesqui-carré',
  quincunx: 'quinconce',
  opposition: 'opposition',
};

const ARTICLES: Partial<Record<AspectKind, string>> = { conjunction: 'une', opposition: 'une' };
/** « un trigone », « une opposition » */
export const aspectWords = (kind: AspectKind): string => `${ARTICLES[kind] ?? 'un'} ${ASPECT_NAMES[kind]}`;

export const HOUSE_SYSTEM_NAMES: Record<HouseSystem, string> = {
  placidus: 'Placidus',
  koch: 'Koch',
  equal_mc: 'Maisons égales (Milieu du Ciel)',
  equal_a: 'Maisons égales (Ascendant)',
  campanus: 'Campanus',
  porphyry: 'Porphyre',
  regiomontanus: 'Regiomontanus',
};

/** `12°07′`, cut and never rounded up: 29°59′59″ is still in its sign. */
export function degreeText(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-7);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
