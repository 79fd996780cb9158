/**
 * The seventy-two angels of the Shem HaMephorash, in order, as the French tradition spells them (Lenain, Ambelain, Haziel).
 * Everything else that a seal needs follows from the number. The angels' own feature will own this list once it has an engine.
 */
const ANGEL_NAMES =
  'Vehuiah,Jeliel,Sitael,Elemiah,Mahasiah,Lelahel,Achaiah,Cahetel,Haziel,Aladiah,Lauviah,Hahaiah,Iezalel,Mebahel,Hariel,Hekamiah,Lauviah II,Caliel,Leuviah,Pahaliah,Nelchael,Yeiayel,Melahel,Haheuiah,Nith-Haiah,Haaiah,Yerathel,Seheiah,Reiyel,Omael,Lecabel,Vasariah,Yehuiah,Lehahiah,Chavakiah,Menadel,Aniel,Haamiah,Rehael,Ieiazel,Hahahel,Mikael,Veuliah,Yelahiah,Sealiah,Ariel,Asaliah,Mihael,Vehuel,Daniel,Hahasiah,Imamiah,Nanael,Nithael,Mebahiah,Poyel,Nemamiah,Yeialel,Harahel,Mitzrael,Umabel,Iah-Hel,Anauel,Mehiel,Damabiah,Manakel,Eyael,Habuhiah,Rochel,Jabamiah,Haiaiel,Mumiah'.split(
    ',',
  );

const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

export interface Angel {
  /** 1 to 72. */
  number: number;
  name: string;
  /** As addresses write it. */
  slug: string;
  /** 1 (Seraphim) to 9 (Angels): eight angels each. */
  choir: number;
  /** 0 (Aries) to 11: each angel rules five degrees of the zodiac, six angels a sign. */
  sign: number;
  /** That of the sign. */
  element: Element;
}

export function angelOf(number: number): Angel {
  const name = ANGEL_NAMES[number - 1];
  if (!name) throw new RangeError(`no angel has the number ${number}`);
  const sign = Math.floor((number - 1) / 6);
  return {
    number,
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    choir: Math.ceil(number / 8),
    sign,
    element: ELEMENTS[sign % 4] as Element,
  };
}

export const WATCH_SECONDS = 20 * 60;
const DAY_SECONDS = 86_400;

export interface Watch {
  angel: Angel;
  /** Who takes over. */
  next: Angel;
  /** Seconds since midnight on the place's clock. */
  startsAtSecond: number;
  elapsedSeconds: number;
}

/**
 * Who keeps the present twenty minutes: the day is cut into 72 half-open watches from midnight, on the clock of the place
 * (its offset from universal time is given, whole minutes, so that any machine finds the same).
 */
export function watchAt(epochMilliseconds: number, utcOffsetMinutes: number): Watch {
  const seconds = Math.floor(epochMilliseconds / 1000) + utcOffsetMinutes * 60;
  const ofDay = ((seconds % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
  const index = Math.floor(ofDay / WATCH_SECONDS);
  return {
    angel: angelOf(index + 1),
    next: angelOf(((index + 1) % 72) + 1),
    startsAtSecond: index * WATCH_SECONDS,
    elapsedSeconds: ofDay - index * WATCH_SECONDS,
  };
}
