/** The twenty-two major arcana in the order of Marseille: VIII is Justice, XI Strength; XIII has no name, the Fool no number. */

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

interface Major {
  slug: string;
  numeral: string;
  title: string;
  ground: string;
  art: () => string;
}

const major = (slug: string, numeral: string, title: string, ground: string, art: () => string): Major => ({
  slug,
  numeral,
  title,
  ground,
  art,
});

const MAJORS: readonly Major[] = [
  major('le-bateleur', 'I', 'LE BATELEUR', tint.blush, bateleur),
  major('la-papesse', 'II', 'LA PAPESSE', tint.night, papesse),
  major('l-imperatrice', 'III', 'L’IMPÉRATRICE', tint.paper, imperatrice),
  major('l-empereur', 'IIII', 'L’EMPEREUR', tint.pale, empereur),
  major('le-pape', 'V', 'LE PAPE', tint.paper, pape),
  major('l-amoureux', 'VI', 'L’AMOUREUX', tint.blush, amoureux),
  major('le-chariot', 'VII', 'LE CHARIOT', tint.sky, chariot),
  major('la-justice', 'VIII', 'LA JUSTICE', tint.paper, justice),
  major('l-hermite', 'VIIII', 'L’HERMITE', tint.night, hermite),
  major('la-roue-de-fortune', 'X', 'LA ROUE DE FORTUNE', tint.sky, roue),
  major('la-force', 'XI', 'LA FORCE', tint.blush, force),
  major('le-pendu', 'XII', 'LE PENDU', tint.paper, pendu),
  major('l-arcane-sans-nom', 'XIII', '', tint.blush, sansNom),
  major('temperance', 'XIIII', 'TEMPÉRANCE', tint.paper, temperance),
  major('le-diable', 'XV', 'LE DIABLE', tint.wine, diable),
  major('la-maison-dieu', 'XVI', 'LA MAISON DIEU', tint.dusk, maisonDieu),
  major('l-etoile', 'XVII', 'L’ÉTOILE', tint.night, etoile),
  major('la-lune', 'XVIII', 'LA LUNE', tint.night, lune),
  major('le-soleil', 'XVIIII', 'LE SOLEIL', tint.paper, soleil),
  major('le-jugement', 'XX', 'LE JUGEMENT', tint.blush, jugement),
  major('le-monde', 'XXI', 'LE MONDE', tint.paper, monde),
  major('le-mat', '', 'LE MAT', tint.pale, mat),
];

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

function draw({ slug, numeral, title, ground, art }: Major): string {
  const [size, gap] = titleSize(title.length);
  return (
    blank +
    arcs(1) +
    arcs(-1) +
    SUN_AND_MOON +
    clipped(`tarot-${slug}`, ARCH, `<path d="${ARCH}" fill="${ground}"/>${art()}`) +
    `<path d="${ARCH}" fill="none" stroke="${tint.ink}" stroke-width="1.6"/><path d="M22.5 297V124A77.5 77.5 0 0 1 177.5 124V297" fill="none" stroke="${tint.gold}" stroke-width=".8"/>` +
    (numeral ? label(100, 35, 19, 1.5, numeral) : fleuron(29)) +
    `<path d="M19 302.5H181" stroke="${tint.gold}" stroke-width=".8"/>` +
    (title ? label(100, 323, size, gap, title) : fleuron(317.5, 40))
  );
}

export const majorFaces: ReadonlyMap<string, () => string> = new Map(MAJORS.map((one) => [one.slug, () => draw(one)]));
