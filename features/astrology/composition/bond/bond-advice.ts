/** What to do with a bond: lean on the strongest help, tend the strongest rub, and a sentence to close on. */
import { sectionOf } from '@solelune/corpus';
import { SUBJECT_SLUGS } from '../../corpus/slugs.ts';
import { bondPointKind } from '../../corpus/synastry-kinds.ts';
import type { BondPoint, CrossAspect } from '../../engine/synastry/index.ts';
import { CLOSING, LEAN, TEND } from '../../words/bond-links.ts';
import { aspectWords } from '../../words/chart.ts';
import { inSign, type Telling } from './bond-given.ts';
import { type BondPart, joinedParagraph } from './bond-part.ts';

export function adviceParts({ corpus, voice, turns, portrait, composite }: Telling): BondPart[] {
  const { bestHelp, worstRub, climate } = portrait;
  const text = (point: BondPoint, key: 'appui' | 'soin') =>
    sectionOf(corpus, bondPointKind, SUBJECT_SLUGS[point], key).html;
  const both = ({ from, to }: CrossAspect, key: 'appui' | 'soin') =>
    [...new Set([from, to])].map((point) => text(point, key));
  const named = ({ from, to, kind }: CrossAspect) =>
    [
      voice.point('one', from),
      voice.point('other', to),
      aspectWords(kind).replace(/^une? /, (article) => (article === 'une ' ? 'cette ' : 'ce ')),
    ] as const;
  const sun = composite.points.find(({ point }) => point === 'sun');
  return [
    ...(bestHelp
      ? [{ key: 'lean', html: joinedParagraph(turns.say(LEAN, ...named(bestHelp)), ...both(bestHelp, 'appui')) }]
      : []),
    ...(worstRub
      ? [{ key: 'tend', html: joinedParagraph(turns.say(TEND, ...named(worstRub)), ...both(worstRub, 'soin')) }]
      : []),
    ...(sun ? [{ key: 'closing', html: joinedParagraph(turns.say(CLOSING[climate], inSign(sun.lonDeg))) }] : []),
  ];
}
