/** A piece of the day's sky in words: its name, where it stands for the reader, why it was chosen, the figures that prove it. */
import { hourWords } from '@solelune/civil-time/words';
import { houseWords } from '@solelune/french/houses';
import { the } from '@solelune/french/nouns';
import { capitalised } from '@solelune/french/sentence';
import { POINT_NOUNS, SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { frenchTypography } from '@solelune/french/typography';
import type { Planet } from '@solelune/sky';
import type { WitnessAnswer } from '../answers/day.ts';
import type { DaySky, MoonAspect } from '../engine/day-sky.ts';
import type { SkyEvent } from '../engine/sky-events.ts';
import type { Reason, Witness } from '../engine/witnesses.ts';
import { aspectWords, eventWords, inSign } from './events.ts';
import { houseAndTheme, positionWords } from './places.ts';

const hundredths = (value: number) => Math.round(value * 100) / 100;

export const clockIn = (sky: DaySky, at: Temporal.Instant): string => hourWords(at.toZonedDateTimeISO(sky.zone));

const utcWords = (at: Temporal.Instant): string => {
  const utc = at.toZonedDateTimeISO('UTC');
  return `${utc.toPlainDate()} ${hourWords(utc)} UTC`;
};

const bodyOf = (sky: DaySky, body: Planet) => ({
  body,
  lon_deg: hundredths(sky.places[body].lonDeg),
  retrograde: sky.places[body].retrograde,
});

const atNoon = (sky: DaySky, body: Planet) => ({
  name: `${capitalised(the(POINT_NOUNS[body]))} à midi`,
  value: `${positionWords(sky.places[body].lonDeg)}${sky.places[body].retrograde ? ', rétrograde' : ''}`,
});

export function witnessWords(sky: DaySky, witness: Witness): WitnessAnswer {
  if (witness.by === 'moon-house') return moonInHouse(sky, witness.house);
  if (witness.by === 'moon-aspect') return moonAspectWitness(sky, witness.aspect, witness.house);
  return planetInHouse(sky, witness.planet, witness.house, WHY[witness.why]);
}

const WHY = {
  weekday: 'c’est à lui que revient ce jour de la semaine',
  ingress: 'change de signe aujourd’hui',
  station: 'change de sens aujourd’hui',
} as const;

function moonInHouse(sky: DaySky, house: number): WitnessAnswer {
  const stay = sky.moon.stays.find(({ sign }) => sign === sky.moon.sign);
  return {
    title: `La Lune ${inSign(sky.moon.sign)}`,
    words: `Votre ${houseAndTheme(house)}`,
    bodies: [bodyOf(sky, 'moon')],
    aspect: null,
    proof: [
      atNoon(sky, 'moon'),
      ...(stay
        ? [
            { name: 'Entrée dans le signe', value: utcWords(stay.from) },
            { name: 'Sortie du signe', value: utcWords(stay.to) },
          ]
        : []),
    ],
  };
}

export function moonAspectWitness(
  sky: DaySky,
  { planet, aspect, at, lonDeg }: MoonAspect,
  house: number,
): WitnessAnswer {
  return {
    title: capitalised(aspectWords('moon', aspect, planet)),
    words: frenchTypography(
      `Exact à ${clockIn(sky, at)} ; ${the(POINT_NOUNS[planet])} passe votre ${houseWords(house)}`,
    ),
    bodies: [{ body: 'moon', lon_deg: hundredths(lonDeg), retrograde: false }, bodyOf(sky, planet)],
    aspect: aspect as WitnessAnswer['aspect'],
    proof: [
      { name: 'Exact', value: utcWords(at) },
      { name: 'La Lune', value: positionWords(lonDeg) },
      atNoon(sky, planet),
    ],
  };
}

export function planetInHouse(sky: DaySky, planet: Planet, house: number, why: string): WitnessAnswer {
  const { sign } = sky.places[planet];
  return {
    title: `${capitalised(the(POINT_NOUNS[planet]))} ${inSign(sign)}`,
    words: frenchTypography(`Votre ${houseAndTheme(house)} ; ${why}`),
    bodies: [bodyOf(sky, planet)],
    aspect: null,
    proof: [atNoon(sky, planet)],
  };
}

/** The planets that take part in an event, the Moon and the Sun for lunations. */
export const bodiesOfEvent = (event: SkyEvent): Planet[] => {
  if (event.what === 'aspect') return [event.a, event.b];
  if (event.what === 'lunation' || event.what === 'eclipse') return ['moon', 'sun'];
  return event.body === 'mean_node' ? [] : [event.body];
};

export function eventProof(event: SkyEvent) {
  return [
    { name: 'Instant', value: utcWords(event.at) },
    { name: 'Position', value: positionWords(event.lonDeg) },
  ];
}

export function eventWitness(sky: DaySky, event: SkyEvent, house: number): WitnessAnswer {
  return {
    title: eventWords(event),
    words: `À ${clockIn(sky, event.at)}, dans votre ${houseAndTheme(house)}`,
    bodies: bodiesOfEvent(event).map((body) => bodyOf(sky, body)),
    aspect: event.what === 'aspect' ? (event.aspect as WitnessAnswer['aspect']) : null,
    proof: eventProof(event),
  };
}

const REASON_WORDS: Readonly<Record<Reason, string>> = {
  always: 'la Lune traverse cette maison',
  new: 'elle vient d’y entrer',
  house: 'cette maison parle du thème',
  planet: 'cet astre parle du thème',
  exact: 'l’angle devient exact aujourd’hui',
  meeting: 'la Lune ne rejoint cet astre qu’une fois par mois',
  awake: 'à une heure où l’on veille',
  weekday: 'ce jour de la semaine revient à cet astre',
  ingress: 'il change de signe aujourd’hui',
  station: 'il change de sens aujourd’hui',
  nearest: 'écrit pour le thème le plus proche',
};

export const reasonsWords = (reasons: readonly Reason[]): string =>
  capitalised(reasons.map((reason) => REASON_WORDS[reason]).join(', '));

export const signName = (sign: keyof typeof SIGN_NOUNS): string => SIGN_NOUNS[sign].name;
