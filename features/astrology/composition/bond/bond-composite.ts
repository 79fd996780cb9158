/** The bond as somebody of its own: the composite Sun and Moon, and the closest aspects of that chart. */
import { sectionOf } from '@solelune/corpus';
import { NATURE_SLUGS } from '../../corpus/slugs.ts';
import { compositeAspectKind, compositeHouseKind, compositeSignKind } from '../../corpus/synastry-kinds.ts';
import { ASPECT_NATURES, slugOfSign } from '../../engine/index.ts';
import { isSlow } from '../../engine/synastry/index.ts';
import { COMPOSITE_ASPECT, COMPOSITE_NEXT } from '../../words/bond-links.ts';
import { aspectWords, degreeText, houseWords } from '../../words/chart.ts';
import { POINT_WORDS } from '../../words/points.ts';
import { ofSign } from '../../words/signs.ts';
import { pairSlug } from './bond-aspects.ts';
import { steadySign, type Telling } from './bond-given.ts';
import { type BondPart, joinedParagraph } from './bond-part.ts';

const LIGHTS = { sun: 'soleil', moon: 'lune' } as const;

export function compositeParts(telling: Telling): BondPart[] {
  const { corpus, composite } = telling;
  const lights = (['sun', 'moon'] as const).flatMap((light): BondPart[] => {
    const point = composite.points.find((one) => one.point === light);
    const sign = point && steadySign(point);
    if (!point || !sign) return [];
    const where = `${degreeText(point.lonDeg % 30)} ${ofSign(sign)}${point.house ? `, en ${houseWords(point.house)}` : ''}`;
    const link = `${light === 'sun' ? 'Entre vos deux Soleils, le milieu est à' : 'Vos deux Lunes se rejoignent à'} ${where}.`;
    return [
      {
        key: `composite-${light}`,
        html: joinedParagraph(
          link,
          sectionOf(corpus, compositeSignKind, slugOfSign(sign), LIGHTS[light]).html,
          point.house ? sectionOf(corpus, compositeHouseKind, String(point.house), LIGHTS[light]).html : '',
        ),
      },
    ];
  });
  return [...lights, ...closestParts(telling)];
}

const MOST_ASPECTS = 4;

/** Its closest aspects, those of two slow planets aside: they are the years' and not the pair's. */
function closestParts({ corpus, turns, composite }: Telling): BondPart[] {
  return composite.aspects
    .filter(({ from, to }) => !isSlow(from) || !isSlow(to))
    .toSorted((a, b) => a.orbDeg - b.orbDeg)
    .slice(0, MOST_ASPECTS)
    .map(({ from, to, kind, orbDeg }, index) => {
      const link = turns.say(
        index === 0 ? COMPOSITE_ASPECT : COMPOSITE_NEXT,
        POINT_WORDS[from].the,
        POINT_WORDS[to].the,
        aspectWords(kind),
        degreeText(orbDeg),
      );
      const nature = NATURE_SLUGS[ASPECT_NATURES[kind]];
      const { html } = sectionOf(corpus, compositeAspectKind, pairSlug(from, to), nature);
      return { key: `composite-${from}-${kind}-${to}`, html: joinedParagraph(link, html) };
    });
}
