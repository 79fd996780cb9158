/** What another setting did to a bond, for who does not see the wheel; a sentence each, nothing where nothing moved. */
import { byCount, counted } from '@solelune/french/counts';
import { degreeText, HOUSE_SYSTEM_NAMES } from '../../words/chart.ts';
import { HIDABLE_NAMES, LILITH_NAMES, NODE_NAMES, ZODIAC_NAMES } from '../../words/settings.ts';
import { signName } from '../../words/signs.ts';
import type { BondAnswer } from './bond-wheel.ts';

const WHO = ['you', 'other'] as const;

export function bondMoved(before: BondAnswer, after: BondAnswer): string {
  return [
    movedHouses(before, after),
    movedSigns(before, after),
    movedPoint(before, after, 'node', 'mean_node'),
    movedPoint(before, after, 'lilith', 'mean_lilith'),
    movedBodies(before, after),
    movedAspects(before, after),
  ]
    .filter(Boolean)
    .join(' ');
}

const bodyOf = ({ skies }: BondAnswer, who: (typeof WHO)[number], key: string) =>
  skies[who].bodies.find((body) => body.key === key);

function movedHouses(before: BondAnswer, after: BondAnswer): string {
  const { house_system } = after.settings;
  if (house_system === before.settings.house_system) return '';
  const moved = WHO.flatMap((who) =>
    after.overlays[who].filter(
      ({ planet, house }) => before.overlays[who].find((one) => one.planet === planet)?.house !== house,
    ),
  ).length;
  return `${HOUSE_SYSTEM_NAMES[house_system]} : ${moved === 0 ? 'aucun astre ne change' : `${counted(moved, 'astre', 'astres')} ${byCount(moved, 'change', 'changent')}`} de maison chez l’autre.`;
}

function movedSigns(before: BondAnswer, after: BondAnswer): string {
  const { zodiac } = after.settings.view;
  if (zodiac === before.settings.view.zodiac) return '';
  const all = WHO.flatMap((who) => after.skies[who].bodies.map(({ key, sign }) => ({ who, key, sign })));
  const moved = all.filter(({ who, key, sign }) => bodyOf(before, who, key)?.sign !== sign).length;
  return `${ZODIAC_NAMES[zodiac]} : ${counted(moved, 'astre', 'astres')} sur ${all.length} ${byCount(moved, 'change', 'changent')} de signe.`;
}

function movedPoint(before: BondAnswer, after: BondAnswer, kind: 'node' | 'lilith', key: string): string {
  const asked = after.settings.view[kind];
  if (asked === before.settings.view[kind]) return '';
  const places = WHO.flatMap((who) => {
    const body = bodyOf(after, who, key);
    return body ? [`${degreeText(body.degree_in_sign)} ${signName(body.sign)}`] : [];
  });
  const name = (kind === 'node' ? NODE_NAMES : LILITH_NAMES)[asked];
  return places.length > 0 ? `${name} : ${places.join(' et ')}.` : '';
}

function movedBodies({ settings: { view: was } }: BondAnswer, { settings: { view: is } }: BondAnswer): string {
  const left = is.hidden.filter((body) => !was.hidden.includes(body));
  const back = was.hidden.filter((body) => !is.hidden.includes(body));
  return [
    ...left.map((body) => `${HIDABLE_NAMES[body]} n’est plus sur la roue.`),
    ...back.map((body) => `${HIDABLE_NAMES[body]} revient sur la roue.`),
  ].join(' ');
}

function movedAspects(before: BondAnswer, after: BondAnswer): string {
  const countIn = ({ aspects, lesser_aspects }: BondAnswer) => aspects.length + lesser_aspects.length;
  const [was, is] = [countIn(before), countIn(after)];
  return was === is ? '' : `${counted(is, 'aspect est tracé', 'aspects sont tracés')}, contre ${was}.`;
}
