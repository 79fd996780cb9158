/** The portrait of a birth whose hour is not known: only what holds at every possible hour, and nothing that the horizon decides. */
import { joined } from '@solelune/french/lists';
import { isPlanet, PLANETS, type Planet } from '@solelune/sky/bodies';
import type { TimeCertainty } from '../answers/chart.ts';
import { clustersOf, readSign, type SignKey, type Subject, signIndex } from '../engine/index.ts';
import { degreeText } from '../words/chart.ts';
import { POINT_WORDS } from '../words/points.ts';
import * as links from '../words/portrait-links.ts';
import { alwaysWords, valuesOf } from '../words/possible-hours.ts';
import { signName } from '../words/signs.ts';
import { Turns } from '../words/variants.ts';
import { WANTS } from '../words/voices.ts';
import { backwardsWords, type PortraitParts, paragraphOf } from './portrait.ts';
import type { ReadingPart } from './reading-part.ts';

type Over = NonNullable<TimeCertainty['over']>;

const EVERYDAY: readonly string[] = ['sun', 'moon', 'mercury', 'venus', 'mars'];

/** Nothing where even the sign of the Sun depends on the hour. */
export function uncertainPortrait(parts: PortraitParts, certainty: TimeCertainty, over: Over): ReadingPart[] {
  const sign = (subject: Subject): SignKey | undefined => {
    const values = valuesOf(certainty, { subject, what: 'sign' });
    return values.length === 1 ? readSign(values[0]?.value ?? '') : undefined;
  };
  const [sun, moon] = [sign('sun'), sign('moon')];
  if (!sun) return [];
  const rising = over.whole_day ? undefined : sign('ascendant');
  const turns = new Turns(Math.floor(over.longitudes[0]?.from.longitude_deg ?? 0));
  return [
    {
      key: 'portrait',
      kind: 'portrait',
      title: 'Le portrait, pour ce qui est certain',
      position: '',
      aspects_words: '',
      certainty_words: `Certain ${alwaysWords(certainty)}`,
      html: [
        paragraphOf(
          parts.sign(sun, 'soleil'),
          ...(moon
            ? [parts.sign(moon, 'lune'), parts.lights(sun, moon)]
            : ['La Lune, elle, change de signe selon l’heure, et se lit plus bas.']),
        ),
        ...(rising ? [paragraphOf(parts.sign(rising, 'ascendant'), parts.threshold(rising, sun))] : []),
        ...crowds(parts, sign, turns),
        paragraphOf(conflict(over, turns), backwards(certainty, turns), moon ? parts.sign(moon, 'question') : ''),
      ].join('\n'),
    },
  ];
}

/** Planets whose sign is certain; houses are left out. */
function crowds(parts: PortraitParts, sign: (subject: Subject) => SignKey | undefined, turns: Turns): string[] {
  const placed = PLANETS.flatMap((body) => {
    const found = sign(body);
    return found ? [{ body, sign: found, house: signIndex(found) + 1 }] : [];
  });
  return clustersOf(placed).flatMap((cluster) => {
    if (cluster.where !== 'sign') return [];
    const who = joined(cluster.planets.map((planet) => POINT_WORDS[planet].the));
    return [
      paragraphOf(turns.say(links.CROWD, who, `en ${signName(cluster.sign)}`), parts.sign(cluster.sign, 'foule')),
    ];
  });
}

function conflict({ aspects }: Over, turns: Turns): string {
  const found = aspects.find(
    ({ from, to, kind, certain }) =>
      certain &&
      (kind === 'square' || kind === 'opposition') &&
      isPlanet(from) &&
      isPlanet(to) &&
      (EVERYDAY.includes(from) || EVERYDAY.includes(to)),
  );
  if (!found) return '';
  const [one, other] = [found.from as Planet, found.to as Planet];
  const orb = `${degreeText(found.orb_from_deg)} à ${degreeText(found.orb_to_deg)}`;
  const voices = [POINT_WORDS[one].the, WANTS[one], POINT_WORDS[other].the, WANTS[other], orb] as const;
  return turns.say(found.kind === 'square' ? links.SQUARED_OVER : links.OPPOSED_OVER, ...voices);
}

function backwards(certainty: TimeCertainty, turns: Turns): string {
  const sure = PLANETS.filter((subject) => {
    const ways = valuesOf(certainty, { subject, what: 'retrograde' });
    return ways.length === 1 && ways[0]?.value === 'retrograde';
  });
  return sure.length === 0 ? '' : backwardsWords(sure, turns);
}
