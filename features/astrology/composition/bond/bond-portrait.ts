/** The portrait of a bond, which opens its reading: its climate, whom it touches where, what the two ask of one another and what they give. */
import { sectionOf } from '@solelune/corpus';
import { byCount, counted } from '@solelune/french/counts';
import { SUBJECT_SLUGS } from '../../corpus/slugs.ts';
import { bondClimateKind, bondPointKind } from '../../corpus/synastry-kinds.ts';
import { CLIMATE_SLUGS } from '../../corpus/synastry-slugs.ts';
import { ASPECT_NATURES, type AspectNature } from '../../engine/index.ts';
import type { CrossAspect } from '../../engine/synastry/index.ts';
import { ASKED, OFFERED, TOUCHED } from '../../words/bond-links.ts';
import type { Side } from '../../words/bond-voice.ts';
import { BOND_WANTS } from '../../words/voices.ts';
import { orbWords, signOfPoint, type Telling } from './bond-given.ts';
import { type BondPart, joinedParagraph } from './bond-part.ts';

/** The facts in a sentence or two: both Suns, how many threads, the tightest. */
export function leadOf({ skies, voice, aspects, portrait }: Telling): string {
  const suns = `${voice.point('one', 'sun')} est ${signOfPoint(skies.one, 'sun')}, ${voice.point('other', 'sun')} ${signOfPoint(skies.other, 'sun')}`;
  const carried = aspects.filter(({ tone }) => tone === 'carries').length;
  const rubbed = aspects.length - carried;
  const threads = `${counted(aspects.length, 'fil court', 'fils courent')} d’un ciel à l’autre : ${carried} ${byCount(carried, 'porte', 'portent')}, ${rubbed} ${byCount(rubbed, 'frotte', 'frottent')}`;
  const strongest = [portrait.bestHelp, portrait.worstRub].find((one) => one && one === aspects[0]);
  const named = strongest
    ? ` Le plus fort lie ${voice.point('one', strongest.from)} et ${voice.point('other', strongest.to)}, à ${orbWords(strongest)}.`
    : '';
  return `${suns}. ${threads}.${named}`;
}

const CLIMATE_NATURES: Record<AspectNature, string> = {
  conjunction: 'conjonction',
  harmony: 'accord',
  tension: 'tension',
};

export function portraitParts(telling: Telling): BondPart[] {
  const { corpus, portrait, aspects } = telling;
  const nature = CLIMATE_NATURES[ASPECT_NATURES[aspects[0]?.kind ?? 'trine']];
  const { html } = sectionOf(corpus, bondClimateKind, CLIMATE_SLUGS[portrait.climate], nature);
  return [
    { key: 'climate', html },
    ...(['one', 'other'] as const).flatMap((side) => touchedPart(telling, side)),
    ...askedPart(telling),
  ];
}

function touchedPart({ corpus, voice, turns, portrait }: Telling, side: Side): BondPart[] {
  const touched = portrait.touched[side];
  if (!touched) return [];
  const { point, aspects, tone } = touched;
  const link = turns.say(TOUCHED, voice.point(side, point), counted(aspects, 'aspect', 'aspects'));
  const { html } = sectionOf(
    corpus,
    bondPointKind,
    SUBJECT_SLUGS[point],
    tone === 'carries' ? 'touche-porte' : 'touche-frotte',
  );
  return [{ key: `touched-${side}`, html: joinedParagraph(link, html) }];
}

function askedPart({ voice, turns, portrait: { bestHelp, worstRub } }: Telling): BondPart[] {
  const wants = ({ from, to }: CrossAspect) =>
    [`${voice.point('one', from)} ${BOND_WANTS[from]}`, `${voice.point('other', to)} ${BOND_WANTS[to]}`] as const;
  const said = [
    worstRub ? turns.say(ASKED, ...wants(worstRub)) : '',
    bestHelp ? turns.say(OFFERED, ...wants(bestHelp)) : '',
  ];
  return said.some(Boolean) ? [{ key: 'asked', html: joinedParagraph(...said) }] : [];
}
