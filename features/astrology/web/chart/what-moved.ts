import { byCount, counted } from '@solelune/french/counts';
import type { ChartAnswer } from '../../answers/reading.ts';
import { degreeText, houseWords } from '../../words/chart.ts';
import { POINT_WORDS } from '../../words/points.ts';
import { HIDABLE_NAMES, LILITH_NAMES, NODE_NAMES, ZODIAC_NAMES } from '../../words/settings.ts';
import { signName } from '../../words/signs.ts';
import { bodyOf, movedHouses, passing } from './moved-houses.ts';
import { GLYPH_KEYS } from './wheel-of.ts';

type Body = ChartAnswer['bodies'][number];

/** What another setting did, for who does not see the wheel: houses, signs, points, aspects, bodies; a sentence each, and one where nothing moved. */
export const whatMoved = (before: ChartAnswer, after: ChartAnswer): string =>
  [movedPlaces(before, after), movedAspects(before, after)].filter(Boolean).join(' ') ||
  'Avec ce réglage, rien ne bouge sur la carte.';

/** The same without the aspects. */
export function movedPlaces(before: ChartAnswer, after: ChartAnswer): string {
  return [
    movedHouses(before, after),
    movedSigns(before, after),
    movedPoint(before, after, 'mean_node'),
    movedPoint(before, after, 'mean_lilith'),
    movedBodies(before, after),
  ]
    .filter(Boolean)
    .join(' ');
}

function movedSigns(before: ChartAnswer, after: ChartAnswer): string {
  const zodiac = after.view?.zodiac;
  if (!zodiac || zodiac === before.view?.zodiac) return '';
  const moved = after.bodies.filter(({ key, sign }) => GLYPH_KEYS[key] && bodyOf(before, key)?.sign !== sign);
  const shift = after.view?.shift_deg;
  const by = shift === undefined ? '' : ` Tout recule de ${/* begins with a figure */ degreeText(shift)}.`;
  if (moved.length === 0) return `${ZODIAC_NAMES[zodiac]} : aucun astre ne change de signe.${by}`;
  return `${ZODIAC_NAMES[zodiac]} : ${passing(moved.map(({ key, sign }) => ({ the: POINT_WORDS[key].the, where: signName(sign) })))}.${by}`;
}

function movedPoint(before: ChartAnswer, after: ChartAnswer, key: 'mean_node' | 'mean_lilith'): string {
  const kind = key === 'mean_node' ? 'node' : 'lilith';
  const [asked, was] = [after.view?.[kind], before.view?.[kind]];
  const [from, to] = [bodyOf(before, key), bodyOf(after, key)];
  if (!asked || asked === was || !from || !to) return '';
  const name = (key === 'mean_node' ? NODE_NAMES : LILITH_NAMES)[asked];
  const place = ({ degree_in_sign, sign, house }: Body) =>
    `${degreeText(degree_in_sign)} ${signName(sign)}, ${houseWords(house)}`;
  return `${name} : ${place(to)}, au lieu de ${/* begins with a figure */ place(from)}.`;
}

function movedBodies({ view: was }: ChartAnswer, { view: is }: ChartAnswer): string {
  const left = is?.hidden.filter((body) => !was?.hidden.includes(body)) ?? [];
  const back = was?.hidden.filter((body) => !is?.hidden.includes(body)) ?? [];
  return [
    ...left.map((body) => `${HIDABLE_NAMES[body]} n’est plus sur la carte.`),
    ...back.map((body) => `${HIDABLE_NAMES[body]} revient sur la carte.`),
  ].join(' ');
}

function movedAspects(before: ChartAnswer, after: ChartAnswer): string {
  if (!after.view) return '';
  const keyOf = ({ from, to, kind }: ChartAnswer['aspects'][number]) => `${from} ${kind} ${to}`;
  const [was, is] = [new Set(before.aspects.map(keyOf)), new Set(after.aspects.map(keyOf))];
  const come = [...is].filter((key) => !was.has(key)).length;
  const gone = [...was].filter((key) => !is.has(key)).length;
  const said = [
    come > 0 ? `${counted(come, 'aspect', 'aspects')} de plus` : '',
    gone > 0 ? `${counted(gone, 'aspect', 'aspects')} de moins` : '',
  ].filter(Boolean);
  if (said.length === 0) return '';
  return `${said.join(', ')} : ${is.size} ${byCount(is.size, 'aspect est tracé', 'aspects sont tracés')}.`;
}
