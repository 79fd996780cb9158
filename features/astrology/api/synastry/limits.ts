/** What an unknown hour takes away from a comparison, a sentence each. */
import { zodiacPosition } from '@solelune/sky/zodiac';
import { placeOf } from '../../engine/synastry/index.ts';
import { BondVoice, type Side } from '../../words/bond-voice.ts';
import { degreeText } from '../../words/chart.ts';
import { ofSign } from '../../words/signs.ts';
import { namesOf, type OneOfTwo } from './read-couple.ts';

export function limitsOf(you: OneOfTwo, other: OneOfTwo): string[] {
  const names = namesOf(you, other);
  const voice = new BondVoice(names.one, names.other);
  return [...limitsOfOne(you, voice, 'one'), ...limitsOfOne(other, voice, 'other')];
}

function limitsOfOne({ timeKnown, sky }: OneOfTwo, voice: BondVoice, side: Side): string[] {
  if (timeKnown) return [];
  const moon = placeOf(sky, 'moon');
  const place = (deg: number) => {
    const lonDeg = (deg + 360) % 360;
    return `${degreeText(lonDeg % 30)} ${ofSign(zodiacPosition(lonDeg).sign)}`;
  };
  const went = moon
    ? `, et la Lune va ce jour-là de ${/* begins with a figure */ place(moon.lonDeg - moon.spreadDeg)} à ${place(moon.lonDeg + moon.spreadDeg)}\u00A0: ses aspects ne sont lus que s’ils tiennent toute la journée`
    : '';
  return [
    `Sans l’heure et le lieu ${voice.ofBirth(side)}, il n’y a ni Ascendant ni maisons de ce côté${went}. Les autres aspects sont ceux qui tiennent à toute heure.`,
  ];
}
