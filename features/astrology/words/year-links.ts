/** The sentences that open each part of a solar year. */
import { capitalised } from '@solelune/french/sentence';
import type { Variants } from './variants.ts';

/** `sign` « Lion », `age` the number of the return. */
export const YEAR_ASCENDANT: Variants<[sign: string, /* begins with a figure */ year: number]> = [
  (sign, year) => `À l’heure de votre retour solaire de ${year}, l’Ascendant est en ${sign}.`,
  (sign, year) => `L’année ${year} se lève avec l’Ascendant en ${sign}.`,
];
/** Where the year's ascendant falls at birth. */
export const YEAR_HOUSE: Variants<[/* begins with « maison » */ house: string, theme: string]> = [
  (house, theme) => `Cet Ascendant tombe dans votre ${house} de naissance, celle ${theme}.`,
  (house, theme) => `Reporté sur votre carte natale, l’Ascendant de l’année touche la ${house}, celle ${theme}.`,
  (house, theme) => `À la naissance, ce même degré appartenait à la ${house}, celle ${theme}.`,
];
export const YEAR_SUN: Variants<[house: string, theme: string]> = [
  (house, theme) => `Le Soleil de l’année se trouve en ${house}, celle ${theme}.`,
  (house, theme) => `C’est en ${house}, celle ${theme}, que brille le Soleil de ce retour.`,
];
export const YEAR_MOON: Variants<[house: string, theme: string]> = [
  (house, theme) => `La Lune, elle, s’installe en ${house}, celle ${theme}.`,
  (house, theme) => `Les humeurs de l’année se prennent en ${house}, celle ${theme} : la Lune y est.`,
];
/** A planet near an angle: « Mars », « 2°12′ », « de l’Ascendant ». */
export const YEAR_ANGULAR: Variants<[planet: string, orb: string, angle: string]> = [
  (planet, orb, angle) => `${capitalised(planet)} se tient à ${orb} ${angle} de l’année et marque ces douze mois.`,
  (planet, orb, angle) => `À ${orb} ${angle} de cette carte, ${planet} prend la parole.`,
  (planet, orb, angle) => `Il faut encore compter avec ${planet}, à ${orb} ${angle}.`,
];

/** When a degree of the year is woken; `date` « 12 mars 2027 ». */
export const YEAR_WHEN: Variants<[/* begins with a figure */ date: string]> = [
  (date) => `Le Soleil passe sur ce degré vers le ${date} : le thème se fait alors mieux entendre.`,
  (date) => `La période où cela compte le plus se situe autour du ${date}, quand le Soleil y revient.`,
  (date) => `Aux environs du ${date}, le Soleil réveille ce point de la carte.`,
  (date) => `C’est vers le ${date}, au passage du Soleil, que cela se précise.`,
  (date) => `Un repère dans le calendrier : le ${date}, à quelques jours près.`,
  (date) => `Le Soleil y passe vers le ${date}, et le sujet revient alors de lui-même.`,
  (date) => `Cela se vit toute l’année, et plus nettement autour du ${date}.`,
  (date) => `Vers le ${date}, le Soleil repasse par là, et l’on y voit plus clair.`,
];
/** The Moon of the year is quick: what it touches is felt first. */
export const YEAR_WHEN_MOON: Variants<[]> = [
  () => 'Les semaines qui suivent l’anniversaire y sont les plus sensibles.',
  () => 'On le sent surtout dans les premières semaines de l’année nouvelle.',
  () => 'Ce climat est celui des débuts ; il s’atténue avec les mois.',
];

/** `who` « Mars, Jupiter et Saturne », `house` « maison VI ». */
export const YEAR_CROWD: Variants<[who: string, house: string]> = [
  (who, house) => `${capitalised(who)} se partagent la ${/* begins with « maison » */ house}.`,
  (who, house) => `En ${house} se retrouvent ${who}.`,
];
export const YEAR_ABOVE: Variants<[/* begins with a figure */ count: string]> = [
  (count) =>
    `Dans ce ciel, ${count} planètes sur dix sont au-dessus de l’horizon : l’année se passe dehors, sous le regard, et les décisions s’y prennent à plusieurs.`,
];
/** Where a crowd of them stands in house XII. */
export const YEAR_ABOVE_WITHDRAWN: Variants<[/* begins with a figure */ count: string]> = [
  (count) =>
    `Dans ce ciel, ${count} planètes sur dix sont au-dessus de l’horizon : l’année se passe parmi les autres, et garde pourtant une pièce où personne n’entre.`,
];
export const YEAR_BELOW: Variants<[/* begins with a figure */ count: string]> = [
  (count) =>
    `Dans ce ciel, ${count} planètes sur dix sont sous l’horizon : l’année se vit d’abord pour vous, et ce qu’elle prépare se montre peu.`,
];
export const YEAR_EVEN: Variants<[]> = [
  () =>
    'Les planètes se partagent à peu près entre le haut et le bas de la carte : l’année alterne, une part pour le monde, une part pour vous.',
];

/** A planet of the year and a point of the birth: « Mars de l’année », « du Soleil natal », « au Soleil natal », « la volonté ». */
type TouchLink = Variants<
  [planet: string, natal: { the: string; of: string; to: string }, kind: string, orb: string, domain: string]
>;
const TOUCH_CONJUNCTION: TouchLink = [
  (planet, natal, _, orb, domain) =>
    `${capitalised(planet)} de l’année se tient à ${orb} ${natal.of}, là où se joue ${domain}.`,
  (planet, natal, _, orb, domain) =>
    `À ${orb} près, ${planet} de l’année retrouve la place ${natal.of} : ${domain} est au premier rang.`,
];
const TOUCH_HARMONY: TouchLink = [
  (planet, natal, kind, orb, domain) =>
    `${capitalised(kind)} à ${orb} relie ${planet} de l’année ${natal.to} ; ${domain} en bénéficie.`,
  (planet, natal, kind, orb, domain) =>
    `${capitalised(planet)} de l’année fait ${kind} ${natal.to}, à ${orb} : un appui pour ${domain}.`,
];
const TOUCH_TENSION: TouchLink = [
  (planet, natal, kind, orb, domain) =>
    `${capitalised(planet)} de l’année fait ${kind} ${natal.to}, à ${orb}, et met ${domain} à l’épreuve.`,
  (planet, natal, kind, orb, domain) =>
    `${capitalised(kind)} à ${orb} met aux prises ${planet} de l’année et ${natal.the} : ${domain} demande du doigté.`,
];

export const TOUCHES = { conjunction: TOUCH_CONJUNCTION, harmony: TOUCH_HARMONY, tension: TOUCH_TENSION } as const;

/** `moon` « nouvelle Lune », « éclipse de Soleil »; `sign` « Lion »; `house` « maison V ». */
type MoonLink = Variants<
  [moon: string, /* begins with a figure */ date: string, sign: string, house: string, natal: string]
>;
export const MOON_ON_POINT: MoonLink = [
  (moon, date, sign, house, natal) => `Le ${date}, ${moon} en ${sign} tombe sur ${natal}, en ${house}.`,
  (moon, date, sign, house, natal) => `${capitalised(moon)} du ${date}, en ${sign}, touche ${natal}, en ${house}.`,
  (moon, date, sign, house, natal) => `Sur ${natal}, en ${house}, se pose le ${date} ${moon} en ${sign}.`,
];
/** Eclipses that touch nothing of the birth. */
export const ECLIPSE_ELSEWHERE: Variants<[told: string]> = [
  (told) =>
    `L’année compte encore ${told}. Aucun astre de naissance n’y est visé : l’éclairage change, le décor reste.`,
];
export const ECLIPSES_ELSEWHERE: Variants<[told: string]> = [
  (told) =>
    `L’année compte encore ${told}. Elles ne visent aucun astre de naissance : ce qu’elles changent dans ces maisons se remarque surtout après coup.`,
  (told) =>
    `D’autres éclipses passent sans toucher d’astre de naissance : ${told}. Elles déplacent l’éclairage de ces maisons plus que leurs meubles.`,
];

/** Where the hour of birth is not known: no house, and the birth's planets to a degree or so. */
export const MOON_ON_PLANET: Variants<
  [moon: string, /* begins with a figure */ date: string, sign: string, natal: string]
> = [
  (moon, date, sign, natal) => `Le ${date}, ${moon} en ${sign} vient se poser près ${natal}.`,
  (moon, date, sign, natal) => `${capitalised(moon)} du ${date}, en ${sign}, passe tout près ${natal}.`,
  (moon, date, sign, natal) => `Tout près ${natal}, ${moon} a lieu le ${date}, en ${sign}.`,
];
export const ECLIPSE_OVER: Variants<[told: string]> = [
  (told) =>
    `Le calendrier des éclipses compte aussi ${told}. Elle ne vise aucun astre dont la place soit sûre ; si votre Lune ou votre Ascendant se trouvait là, l’heure de naissance le dirait.`,
];
export const ECLIPSES_OVER: Variants<[told: string]> = [
  (told) =>
    `Le calendrier des éclipses compte aussi ${told}. Elles ne visent aucun astre dont la place soit sûre ; si votre Lune ou votre Ascendant se trouvait là, l’heure de naissance le dirait.`,
];
export const YEAR_FREE =
  'Ces dates sont des périodes plus que des jours : une semaine avant, une semaine après, le ciel insiste, et vous restez libre de ce que vous en faites.';
/** What an unknown hour leaves of a year. */
export const YEAR_OVER_OPENING =
  'Une année sans heure se lit comme un pays dont on connaît les routes et pas encore les maisons. Les planètes du retour sont là, leurs liens avec votre ciel de naissance aussi ; ce qui manque est le lieu de la vie où elles agissent. Les dates, elles, tiennent à un jour ou deux près.';
export const YEAR_OVER_END =
  'Un acte de naissance porte presque toujours l’heure ; avec elle, l’Ascendant de l’année et ses maisons s’ajouteraient à cette page.';
/** The Sun is where it was: what it makes was in the sky of the birth. */
export const YEAR_OVER_SUN = (told: string): string =>
  `Revenu à sa place, il retrouve ce qu’il formait à la naissance : ${told}.`;
export const YEAR_OVER_QUIET: Variants<[planet: string]> = [
  (planet) =>
    `${capitalised(planet)} de l’année ne serre aucun astre de votre naissance et n’apporte que l’air du temps.`,
  (planet) => `Rien d’étroit, cette fois, entre ${planet} de l’année et votre ciel de naissance.`,
  (planet) => `De ce côté, le retour est calme : ${planet} passe sans toucher d’astre de naissance.`,
];
