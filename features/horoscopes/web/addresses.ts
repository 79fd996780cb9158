/** Every address of the feature, once. */
export const addresses = {
  daily: { path: '/horoscope/horoscope-du-jour' },
  tomorrow: { path: '/horoscope/horoscope-de-demain' },
  /** Any day of the three years. */
  archive: { path: '/horoscope/jour/{day}' },
  custom: { path: '/horoscope-personnalise' },
  customResult: { path: '/horoscope-personnalise/resultat/{infos}' },
  customSite: { path: '/horoscope/horoscope-personnalise' },
  yearly: { path: '/horoscope/horoscope-annee-{year}' },
  yearlySign: { path: '/horoscope/horoscope-annee-{year}/{sign}' },
  yearlyCustom: { path: '/horoscope/themoscope-de-l-annee' },
  /** `from` is the first of its twelve months; the month under way unless told. */
  yearlyCustomResult: { path: '/horoscope/themoscope-de-l-annee/resultat/{infos}/{from?}' },
  letter: { path: '/profil/lettre-du-ciel' },
  letterStop: { path: '/lettre-du-ciel/arreter/{key}' },
  letterStopped: { path: '/lettre-du-ciel/arretee' },
  fullMoon: { path: '/horoscope/pleine-lune' },
  fullMoonOf: { path: '/horoscope/pleine-lune/{day}' },
} as const;
