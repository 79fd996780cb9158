/** The twenty-two major arcana in the order of Marseille: VIII is Justice, XI Strength; XIII has no name, the Fool no number. */
import { MAJORS, type Major } from '../../engine/index.ts';
import { blank, clipped, fleuron } from '../kit/frame.ts';
import { polar } from '../kit/geometry.ts';
import { label } from '../kit/lettering.ts';
import { tint } from '../kit/palette.ts';
import { disc, line, solid } from '../kit/shapes.ts';
import { rays, spark } from '../kit/stars.ts';
import { amoureux } from './l-amoureux.ts';
import { sansNom } from './l-arcane-sans-nom.ts';
import { empereur } from './l-empereur.ts';
import { etoile } from './l-etoile.ts';
import { hermite } from './l-hermite.ts';
import { imperatrice } from './l-imperatrice.ts';
import { force } from './la-force.ts';
import { justice } from './la-justice.ts';
import { lune } from './la-lune.ts';
import { maisonDieu } from './la-maison-dieu.ts';
import { papesse } from './la-papesse.ts';
import { roue } from './la-roue-de-fortune.ts';
import { bateleur } from './le-bateleur.ts';
import { chariot } from './le-chariot.ts';
import { diable } from './le-diable.ts';
import { jugement } from './le-jugement.ts';
import { mat } from './le-mat.ts';
import { monde } from './le-monde.ts';
import { pape } from './le-pape.ts';
import { pendu } from './le-pendu.ts';
import { soleil } from './le-soleil.ts';
import { temperance } from './temperance.ts';

/** By slug: the ground of the picture, and the picture. */
const PICTURES: Readonly<Record<string, readonly [ground: string, draw: () => string]>> = {
  'le-bateleur': [tint.blush, bateleur],
  'la-papesse': [tint.night, papesse],
  'l-imperatrice': [tint.paper, imperatrice],
  'l-empereur': [tint.pale, empereur],
  'le-pape': [tint.paper, pape],
  'l-amoureux': [tint.blush, amoureux],
  'le-chariot': [tint.sky, chariot],
  'la-justice': [tint.paper, justice],
  'l-hermite': [tint.night, hermite],
  'la-roue-de-fortune': [tint.sky, roue],
  'la-force': [tint.blush, force],
  'le-pendu': [tint.paper, pendu],
  'l-arcane-sans-nom': [tint.blush, sansNom],
  temperance: [tint.paper, temperance],
  'le-diable': [tint.wine, diable],
  'la-maison-dieu': [tint.dusk, maisonDieu],
  'l-etoile': [tint.night, etoile],
  'la-lune': [tint.night, lune],
  'le-soleil': [tint.paper, soleil],
  'le-jugement': [tint.blush, jugement],
  'le-monde': [tint.paper, monde],
  'le-mat': [tint.pale, mat],
};

/** The thirteenth bears a number alone. */
const NAMELESS = 'l-arcane-sans-nom';

const ARCH = 'M19 297V124A81 81 0 0 1 181 124V297Z';

const SUN_AND_MOON = `<g transform="translate(31 50)">${disc(0, 0, 3.6, tint.leaf, 0.8, tint.gold)}${line(
  rays(0, 0, 12, 5.6, (index) => (index % 2 ? 8 : 10)),
  0.8,
  tint.gold,
)}</g><g transform="translate(169 50)">${solid('M-2-6.5A7 7 0 1 0 6.5 3 5.6 5.6 0 1 1-2-6.5Z', tint.leaf)}${solid(spark(4.5, -3.5, 3.4), tint.gold)}</g>`;

const arc = (radius: number, from: number, to: number) =>
  `M${polar(radius, from, 0, 124)}A${radius} ${radius} 0 0 1 ${polar(radius, to, 0, 124)}`;
const arcs = (side: 1 | -1) =>
  `<g transform="translate(100 0) scale(${side} 1)">${line(arc(86, 20, 70) + arc(90, 26, 36) + arc(90, 55, 64), 0.8, tint.gold)}</g>`;

const titleSize = (letters: number): readonly [size: number, gap: number] => {
  if (letters > 15) return [12.8, 1];
  return letters > 13 ? [14.6, 1.6] : [16, 2.2];
};

function draw({ slug, name, roman }: Major): string {
  const picture = PICTURES[slug];
  if (!picture) throw new Error(`No picture is drawn for ${slug}.`);
  const [ground, art] = picture;
  const title = slug === NAMELESS ? '' : name.toUpperCase();
  const [size, gap] = titleSize(title.length);
  return (
    blank +
    arcs(1) +
    arcs(-1) +
    SUN_AND_MOON +
    clipped(`tarot-${slug}`, ARCH, `<path d="${ARCH}" fill="${ground}"/>${art()}`) +
    `<path d="${ARCH}" fill="none" stroke="${tint.ink}" stroke-width="1.6"/><path d="M22.5 297V124A77.5 77.5 0 0 1 177.5 124V297" fill="none" stroke="${tint.gold}" stroke-width=".8"/>` +
    (roman ? label(100, 35, 19, 1.5, roman) : fleuron(29)) +
    `<path d="M19 302.5H181" stroke="${tint.gold}" stroke-width=".8"/>` +
    (title ? label(100, 323, size, gap, title) : fleuron(317.5, 40))
  );
}

export const majorFaces: ReadonlyMap<string, () => string> = new Map(
  MAJORS.map((card) => [card.slug, () => draw(card)]),
);
