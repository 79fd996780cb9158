/** What to do with a bond: lean on the most exact help, tend the most exact rub, and a sentence to close on. */
import { sectionOf } from '@solelune/corpus';
import { SUBJECT_SLUGS } from '../../corpus/slugs.ts';
import { bondPointKind } from '../../corpus/synastry-kinds.ts';
import { BOND_POINTS, type CrossAspect } from '../../engine/synastry/index.ts';
import { CLOSING, LEAN, TEND } from '../../words/bond-links.ts';
import { aspectWords } from '../../words/chart.ts';
import { isOfGenerations } from './bond-aspects.ts';
import { inSign, type Telling } from './bond-given.ts';
import { type BondPart, joinedParagraph } from './bond-part.ts';

const TENDED: Partial<Record<CrossAspect['kind'], string>> = {
  opposition: 'soin-opposition',
  conjunction: 'soin-conjonction',
};

/** The most exact, whatever it weighs: the strongest is told in the portrait already. */
const closest = (aspects: readonly CrossAspect[], tone: CrossAspect['tone']) =>
  aspects
    .filter((aspect) => aspect.tone === tone && !isOfGenerations(aspect))
    .toSorted((a, b) => a.orbMostDeg - b.orbMostDeg)[0];

export function adviceParts({ corpus, voice, turns, aspects, portrait, composite }: Telling): BondPart[] {
  const help = closest(aspects, 'carries');
  const rub = closest(aspects, 'rubs');
  // The slower of the two is the one to speak of: it gives the tone, and is not always a light.
  const text = ({ from, to }: CrossAspect, key: string) => {
    const slower = BOND_POINTS.indexOf(from) > BOND_POINTS.indexOf(to) ? from : to;
    return sectionOf(corpus, bondPointKind, SUBJECT_SLUGS[slower], key).html;
  };
  const named = ({ from, to, kind }: CrossAspect) =>
    [
      voice.point('one', from),
      voice.point('other', to),
      aspectWords(kind).replace(/^une? /, (article) => (article === 'une ' ? 'cette ' : 'ce ')),
    ] as const;
  const sun = composite.points.find(({ point }) => point === 'sun');
  return [
    ...(help
      ? [
          {
            key: 'lean',
            html: joinedParagraph(
              turns.say(LEAN, ...named(help)),
              text(help, help.kind === 'conjunction' ? 'appui-fusion' : 'appui-accord'),
            ),
          },
        ]
      : []),
    ...(rub
      ? [
          {
            key: 'tend',
            html: joinedParagraph(turns.say(TEND, ...named(rub)), text(rub, TENDED[rub.kind] ?? 'soin-carre')),
          },
        ]
      : []),
    ...(sun
      ? [{ key: 'closing', html: joinedParagraph(turns.say(CLOSING[portrait.climate], inSign(sun.lonDeg))) }]
      : []),
  ];
}
