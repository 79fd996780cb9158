/** The bond as somebody of its own: the composite Sun and Moon, and the tightest aspect of that chart. */
import { sectionOf } from '@solelune/corpus';
import { zodiacPosition } from '@solelune/sky/zodiac';
import { compositeHouseKind, compositeSignKind } from '../../corpus/synastry-kinds.ts';
import { slugOfSign } from '../../engine/index.ts';
import type { Composite } from '../../engine/synastry/index.ts';
import { aspectWords, degreeText, houseWords } from '../../words/chart.ts';
import { POINT_WORDS } from '../../words/points.ts';
import { ofSign } from '../../words/signs.ts';
import type { Telling } from './bond-given.ts';
import { type BondPart, joinedParagraph } from './bond-part.ts';

const LIGHTS = { sun: 'soleil', moon: 'lune' } as const;

export function compositeParts({ corpus, composite }: Telling): BondPart[] {
  const lights = (['sun', 'moon'] as const).flatMap((light): BondPart[] => {
    const point = composite.points.find((one) => one.point === light);
    // Where an hour is unknown the composite Moon may stand in either of two signs.
    const sign = point && steadySign(point.lonDeg, point.spreadDeg);
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
  return [...lights, ...tightestPart(composite)];
}

function steadySign(lonDeg: number, spreadDeg: number) {
  const [low, high] = [lonDeg - spreadDeg, lonDeg + spreadDeg].map((deg) => zodiacPosition((deg + 360) % 360).sign);
  return low === high ? low : undefined;
}

function tightestPart({ aspects }: Composite): BondPart[] {
  const [tightest] = aspects;
  if (!tightest) return [];
  const { from, to, kind, orbDeg } = tightest;
  const said = `Dans cette carte du milieu, ${POINT_WORDS[from].the} et ${POINT_WORDS[to].the} se tiennent au plus près : ${aspectWords(kind)}, à ${degreeText(orbDeg)}.`;
  return [{ key: 'composite-aspect', html: joinedParagraph(said) }];
}
