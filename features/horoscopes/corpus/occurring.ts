/**
 * What really happens in the sky of the three years, by the slugs of its texts. A test holds these lists to the engine's.
 */
type Grouped = Readonly<Record<string, string>>;

const spread = (grouped: Grouped): string[] =>
  Object.entries(grouped).flatMap(([head, tails]) => tails.split(' ').map((tail) => `${head}-${tail}`));

/** Two planets and the nature of their aspect; the Moon has texts of its own. */
export const OCCURRING_ASPECTS: readonly string[] = spread({
  'sun-mercury': 'conjunction',
  'sun-venus': 'conjunction',
  'sun-mars': 'conjunction flowing tense',
  'sun-jupiter': 'conjunction flowing tense',
  'sun-saturn': 'conjunction flowing tense',
  'sun-uranus': 'conjunction flowing tense',
  'sun-neptune': 'conjunction flowing tense',
  'sun-pluto': 'conjunction flowing tense',
  'mercury-venus': 'conjunction flowing',
  'mercury-mars': 'conjunction flowing tense',
  'mercury-jupiter': 'conjunction flowing tense',
  'mercury-saturn': 'conjunction flowing tense',
  'mercury-uranus': 'conjunction flowing tense',
  'mercury-neptune': 'conjunction flowing tense',
  'mercury-pluto': 'conjunction flowing tense',
  'venus-mars': 'conjunction flowing tense',
  'venus-jupiter': 'conjunction flowing tense',
  'venus-saturn': 'conjunction flowing tense',
  'venus-uranus': 'conjunction flowing tense',
  'venus-neptune': 'conjunction flowing tense',
  'venus-pluto': 'conjunction flowing tense',
  'mars-jupiter': 'conjunction flowing tense',
  'mars-saturn': 'conjunction flowing tense',
  'mars-uranus': 'conjunction flowing tense',
  'mars-neptune': 'conjunction flowing tense',
  'mars-pluto': 'conjunction flowing tense',
  'jupiter-saturn': 'flowing tense',
  'jupiter-uranus': 'flowing tense',
  'jupiter-neptune': 'flowing tense',
  'jupiter-pluto': 'tense',
  'saturn-uranus': 'flowing',
  'saturn-neptune': 'conjunction',
  'saturn-pluto': 'flowing',
  'uranus-neptune': 'flowing',
  'uranus-pluto': 'flowing',
  'neptune-pluto': 'flowing',
});

/** A planet and the sign that it enters, forwards or backwards. */
export const OCCURRING_INGRESSES: readonly string[] = spread({
  sun: 'aquarius pisces aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn',
  mercury: 'capricorn aquarius pisces aries taurus gemini cancer leo virgo libra scorpio sagittarius',
  venus: 'pisces aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius',
  mars: 'cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces aries taurus gemini',
  jupiter: 'cancer leo virgo',
  saturn: 'aries pisces',
  uranus: 'gemini taurus',
  neptune: 'aries pisces',
});

/** A planet and the motion that begins. */
export const OCCURRING_STATIONS: readonly string[] = spread({
  mercury: 'retrograde direct',
  venus: 'retrograde direct',
  mars: 'direct retrograde',
  jupiter: 'direct retrograde',
  saturn: 'retrograde direct',
  uranus: 'direct retrograde',
  neptune: 'retrograde direct',
  pluto: 'retrograde direct',
});
