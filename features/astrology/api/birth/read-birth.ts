import {
  birthDate,
  date,
  dateInRange,
  FIRST_NAME_MAX,
  firstProblem,
  maxLength,
  personName,
  readDate,
  SENTENCES,
  time,
  timeInterval,
  year,
} from '@solelune/contract/validation';
import { DEFAULT_ORB_DEG, dateFromJd, HOUSE_SYSTEMS, type HouseSystem, jdFromDate } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import {
  type ChartView,
  isKindOfPoint,
  isZodiac,
  majorsWithin,
  readHidden,
  readOrbs,
  usualView,
} from '../../engine/view/settings.ts';
import type { BirthFields } from './birth-fields.ts';
import { type KnownPlace, PARIS_ID, placeOfCoordinates, placeOfId } from './known-place.ts';

export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

export interface ClockTime {
  hour: number;
  minute: number;
}

/** What a calculation needs, judged. */
export interface Birth {
  firstname: string;
  /** Absent: now (only where `Asked.moment` allows it). */
  date?: CivilDate;
  /** Absent: unknown, or known to lie between two hours. */
  time?: ClockTime;
  between?: { from: ClockTime; to: ClockTime };
  place: KnownPlace;
  houseSystem: HouseSystem;
  orbDeg: number;
  /** Read by the natal chart alone. */
  view: ChartView;
  occurrence?: 'earlier' | 'later';
  militaryZone?: 'occupied' | 'unoccupied';
  /** Of a solar return. */
  year?: number;
  returnPlace?: KnownPlace;
}

/** What kind of moment is asked for: a birth is past and has a place; any other may be missing and is now, in Paris. */
export type Asked = 'birth' | 'moment';

export type Problems = Record<string, string>;

const PLACE_SENTENCE = 'Choisissez un lieu dans la liste proposée';
const HERE = 'Sur cet appareil, le ciel';
const ELSEWHERE = 'Pour cette date, éteignez « Calculer sur cet appareil ».';
const yearOf = (jd: number) => dateFromJd(jd).year;
const SMALLEST_ORB_DEG = 0.5;
const LARGEST_ORB_DEG = 10;
const ORB_SENTENCE = 'L’orbe va de 0,5 à 10 degrés';

/** `today` is the latest date that a calendar on Earth shows. */
export function readBirth(fields: BirthFields, asked: Asked, today: string): { birth?: Birth; problems: Problems } {
  const problems: Problems = {};
  const say = (field: string, sentence: string | null) => {
    if (sentence) problems[field] = sentence;
  };
  const name = (field: 'firstname' | 'lastname') =>
    say(field, firstProblem(fields[field] ?? '', maxLength(FIRST_NAME_MAX), personName));
  name('firstname');
  name('lastname');
  say('birthdate', dateProblem(fields.birthdate, asked, today));
  say(
    'birthtime',
    fields.birthtime ? time(fields.birthtime) : timeInterval(fields.birthtime_from, fields.birthtime_to),
  );
  say('house_system', isHouseSystem(fields.house_system) ? null : SENTENCES.choice);
  const orbDeg = Number((fields.orb ?? String(DEFAULT_ORB_DEG)).replace(',', '.'));
  say('orb', orbDeg >= SMALLEST_ORB_DEG && orbDeg <= LARGEST_ORB_DEG ? null : ORB_SENTENCE);
  const view = viewOf(fields, orbDeg);
  for (const field of view.wrong) say(field, SENTENCES.choice);
  say('year', year(fields.year ?? ''));
  const place = placeOf(fields, asked);
  if (!place) say('birthcity', fields.birthcity === undefined ? SENTENCES.required : PLACE_SENTENCE);
  const returnPlace = fields.returncity === undefined ? undefined : placeOfId(fields.returncity);
  if (fields.returncity !== undefined && !returnPlace) say('returncity', PLACE_SENTENCE);
  if (!place || Object.keys(problems).length > 0) return { problems };
  return {
    problems,
    birth: {
      firstname: fields.firstname ?? '',
      ...(fields.birthdate && { date: readDate(fields.birthdate) as CivilDate }),
      ...(fields.birthtime ? { time: clockOf(fields.birthtime) } : betweenOf(fields)),
      place,
      houseSystem: (fields.house_system ?? 'placidus') as HouseSystem,
      orbDeg,
      view: view.view,
      ...(fields.occurrence === 'earlier' || fields.occurrence === 'later' ? { occurrence: fields.occurrence } : {}),
      ...(fields.military_zone === 'occupied' || fields.military_zone === 'unoccupied'
        ? { militaryZone: fields.military_zone }
        : {}),
      ...(fields.year && { year: Number(fields.year) }),
      ...(returnPlace && { returnPlace }),
    },
  };
}

/** What is wrong is said; the rest stands as it is read. */
export function viewOf(
  { zodiac = 'tropical', node = 'mean', lilith = 'mean', aspects, hidden }: BirthFields,
  orbDeg: number,
): { view: ChartView; wrong: string[] } {
  const read = {
    zodiac: isZodiac(zodiac) ? zodiac : undefined,
    node: isKindOfPoint(node) ? node : undefined,
    lilith: isKindOfPoint(lilith) ? lilith : undefined,
    aspects: aspects === undefined ? majorsWithin(orbDeg) : readOrbs(aspects),
    hidden: hidden === undefined ? [] : readHidden(hidden),
  };
  const wrong = Object.entries(read).flatMap(([field, value]) => (value === undefined ? [field] : []));
  const usual = usualView(orbDeg);
  return {
    view: {
      zodiac: read.zodiac ?? usual.zodiac,
      node: read.node ?? usual.node,
      lilith: read.lilith ?? usual.lilith,
      orbs: read.aspects ?? usual.orbs,
      hidden: read.hidden ?? usual.hidden,
    },
    wrong,
  };
}

function dateProblem(text: string | undefined, asked: Asked, today: string): string | null {
  if (text === undefined) return asked === 'birth' ? SENTENCES.required : null;
  const isAny = asked === 'birth' ? birthDate(today)(text) : firstProblem(text, date, dateInRange);
  return isAny ?? skyProblem(readDate(text) as CivilDate);
}

/** The server's sky holds every date that may be asked for; that of a device, which computes by itself, begins and ends with what it was given. */
function skyProblem(day: CivilDate): string | null {
  const { startJdTt, endJdTt } = loadEphemeris();
  const jd = jdFromDate(day);
  // A day inside both ends: no clock on Earth is further from the ephemeris' own.
  if (jd - 1 < startJdTt) return `${HERE} commence en ${yearOf(startJdTt) + 1}. ${ELSEWHERE}`;
  return jd + 2 >= endJdTt ? `${HERE} s’arrête en ${yearOf(endJdTt)}. ${ELSEWHERE}` : null;
}

function placeOf({ birthcity, lat, lng, timezone }: BirthFields, asked: Asked): KnownPlace | undefined {
  if (birthcity !== undefined) return placeOfId(birthcity);
  return placeOfCoordinates(lat, lng, timezone) ?? (asked === 'moment' ? placeOfId(PARIS_ID) : undefined);
}

export const isHouseSystem = (text: string | undefined): boolean =>
  text === undefined || (HOUSE_SYSTEMS as readonly string[]).includes(text);

function betweenOf({ birthtime_from: from, birthtime_to: to }: BirthFields): Pick<Birth, 'between'> {
  return from && to ? { between: { from: clockOf(from), to: clockOf(to) } } : {};
}

const clockOf = (text: string): ClockTime => ({ hour: Number(text.slice(0, 2)), minute: Number(text.slice(3, 5)) });
