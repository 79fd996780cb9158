/** The portrait that opens a reading and the one that closes it: written parts, chosen by what the chart weighs, held together by sentences that name it. */
import { type Corpus, fragmentOf, sectionOf } from '@solelune/corpus';
import { joined } from '@solelune/french/lists';
import { frenchTypography } from '@solelune/french/typography';
import { isPlanet, type Planet } from '@solelune/sky/bodies';
import { elementOf, type Sign } from '@solelune/sky/zodiac';
import * as kinds from '../corpus/charts.ts';
import { axes, ELEMENT_SLUGS, SUBJECT_SLUGS, UNDER } from '../corpus/slugs.ts';
import { type Cluster, moonAgeOf, type Portrait, type Standing, type Strength, slugOfSign } from '../engine/index.ts';
import { degreeText, houseWords } from '../words/chart.ts';
import { HOUSE_THEME } from '../words/joint-links.ts';
import { POINT_WORDS } from '../words/points.ts';
import * as links from '../words/portrait-links.ts';
import { signName } from '../words/signs.ts';
import type { Turns } from '../words/variants.ts';
import { DOMAINS_TOUCHED, WANTS } from '../words/voices.ts';
import type { ReadingPart } from './reading-part.ts';

const the = (planet: Planet) => POINT_WORDS[planet].the;
const inSign = (sign: Sign) => `en ${signName(sign)}`;

/** The written parts of a portrait, as sentences that others may follow. */
export class PortraitParts {
  readonly #corpus: Corpus;

  constructor(corpus: Corpus) {
    this.#corpus = corpus;
  }

  sign(sign: Sign, key: 'soleil' | 'lune' | 'ascendant' | 'foule' | 'question'): string {
    return sentences(sectionOf(this.#corpus, kinds.synthesisSignKind, slugOfSign(sign), key).html);
  }
  house(house: number, key: 'maitre' | 'foule' | 'vocation' | 'pont'): string {
    return sentences(sectionOf(this.#corpus, kinds.synthesisHouseKind, String(house), key).html);
  }
  planet(planet: Planet, key: 'mene' | typeof UNDER | 'fort' | 'faible' | 'fin'): string {
    return sentences(sectionOf(this.#corpus, kinds.synthesisPlanetKind, SUBJECT_SLUGS[planet], key).html);
  }
  /** Nothing where the planet is neither honoured nor a stranger. */
  dignity({ planet, dignity }: Pick<Standing, 'planet' | 'dignity'>): string {
    if (!dignity) return '';
    return this.planet(planet, dignity === 'domicile' || dignity === 'exaltation' ? 'fort' : 'faible');
  }
  /** Without a house, as of any birth. */
  retrograde(body: Planet | 'chiron', house?: number): string {
    return sentences(fragmentOf(this.#corpus, kinds.retrogradeKind, versionOf(SUBJECT_SLUGS[body], house)));
  }
  /** What the Sun wants and what the Moon needs. */
  lights(sun: Sign, moon: Sign): string {
    return sentences(fragmentOf(this.#corpus, kinds.lightsKind, elementsSlug(sun, moon)));
  }
  /** What is seen at the door and what is inside. */
  threshold(ascendant: Sign, sun: Sign): string {
    return sentences(fragmentOf(this.#corpus, kinds.thresholdKind, elementsSlug(ascendant, sun)));
  }
  axis({ first, lean }: Portrait['axis']): string {
    const key = { first: 'premier', second: 'second', both: 'ensemble' }[lean];
    return sentences(sectionOf(this.#corpus, kinds.axisKind, axes[first - 1] as string, key).html);
  }
  quarter(quarter: number, key: 'vide' | 'plein'): string {
    return sentences(sectionOf(this.#corpus, kinds.quarterKind, String(quarter), key).html);
  }
}

/** The first six houses lie under the horizon. */
const isUnder = (house: number) => house <= 6;
/** The version of a text for a body that stands in a house. */
export const versionOf = (slug: string, house: number | undefined): string =>
  house !== undefined && isUnder(house) ? `${slug}-${UNDER}` : slug;

const elementsSlug = (one: Sign, other: Sign) => `${ELEMENT_SLUGS[elementOf(one)]}-${ELEMENT_SLUGS[elementOf(other)]}`;
const sentences = (html: string) => html.replaceAll(/<\/?p>/g, '').trim();

/** Sentences of one paragraph; what is empty is left out. */
export const paragraphOf = (...said: readonly string[]): string =>
  `<p>${frenchTypography(said.filter((one) => one !== '').join(' '))}</p>`;

const SHAPE = { kind: 'portrait', position: '', aspects_words: '' } as const;

interface Drawn {
  portrait: Portrait;
  strengths: readonly Strength[];
  turns: Turns;
}

export function openingPortrait(parts: PortraitParts, drawn: Drawn): ReadingPart {
  const { portrait, strengths, turns } = drawn;
  const { dominant, sun, moon, ascendant, ruler, clusters, emptyQuarters, fullQuarter } = portrait;
  const others = strengths.flatMap(({ subject }) =>
    isPlanet(subject) && subject !== dominant.planet ? [subject] : [],
  );
  const escort = joined(others.slice(0, 2).map(the));
  return {
    ...SHAPE,
    key: 'portrait',
    title: 'Le portrait',
    html: [
      paragraphOf(
        turns.say(links.LEADS, the(dominant.planet), escort),
        parts.planet(dominant.planet, isUnder(dominant.house) ? UNDER : 'mene'),
        ...clusters.slice(0, 2).map((cluster) => crowd(parts, cluster, turns)),
      ),
      paragraphOf(parts.sign(sun.sign, 'soleil'), parts.sign(moon.sign, 'lune'), parts.lights(sun.sign, moon.sign)),
      paragraphOf(parts.sign(ascendant, 'ascendant'), parts.threshold(ascendant, sun.sign)),
      paragraphOf(conflictWords(drawn), parts.axis(portrait.axis)),
      paragraphOf(rulerWords(ruler, turns), parts.house(ruler.house, 'maitre'), parts.dignity(ruler)),
      paragraphOf(
        turns.say(portrait.isDay ? links.BY_DAY : links.BY_NIGHT),
        ruler.planet === 'sun' ? '' : parts.dignity(sun),
        links.MOON_AGES[moonAgeOf(portrait.phaseDeg)] as string,
        ruler.planet === 'moon' ? '' : parts.dignity(moon),
        ...(fullQuarter
          ? [parts.quarter(fullQuarter, 'plein')]
          : emptyQuarters.slice(0, 1).map((one) => parts.quarter(one, 'vide'))),
      ),
    ].join('\n'),
  };
}

function rulerWords({ planet, sign, house, dignity }: Portrait['ruler'], turns: Turns): string {
  const where = `${inSign(sign)}, en ${houseWords(house)}`;
  return dignity === 'domicile'
    ? turns.say(links.RULER_AT_HOME, the(planet), where, POINT_WORDS[planet].atHome)
    : turns.say(links.RULER, the(planet), where);
}

function crowd(parts: PortraitParts, cluster: Cluster, turns: Turns): string {
  const who = joined(cluster.planets.map(the));
  return cluster.where === 'sign'
    ? `${turns.say(links.CROWD, who, inSign(cluster.sign))} ${parts.sign(cluster.sign, 'foule')}`
    : `${turns.say(links.CROWD, who, `en ${houseWords(cluster.house)}`)} ${parts.house(cluster.house, 'foule')}`;
}

function conflictWords({ portrait: { conflict }, turns }: Drawn): string {
  if (!conflict) return turns.say(links.NO_CONFLICT);
  const { one, other, kind, orbDeg } = conflict;
  const voices = [the(one), WANTS[one], the(other), WANTS[other], degreeText(orbDeg)] as const;
  return turns.say(kind === 'square' ? links.SQUARED : links.OPPOSED, ...voices);
}

export function closingPortrait(parts: PortraitParts, drawn: Drawn): ReadingPart {
  const { portrait, turns } = drawn;
  const { dominant, moon, heightRuler, node } = portrait;
  const ahead =
    node &&
    turns.say(links.NODE_AHEAD, signName(node.sign), houseWords(node.house), turns.say(HOUSE_THEME, node.house));
  return {
    ...SHAPE,
    key: 'portrait-end',
    title: 'Ce qui tient l’ensemble',
    html: [
      paragraphOf(resourceWords(drawn), backwardsWords(portrait.retrogrades, turns)),
      paragraphOf(parts.house(heightRuler.house, 'vocation'), ahead ?? ''),
      paragraphOf(parts.planet(dominant.planet, 'fin'), parts.sign(moon.sign, 'question')),
    ].join('\n'),
  };
}

function resourceWords({ portrait: { resource }, turns }: Drawn): string {
  if (!resource) return '';
  const { one, other, kind, orbDeg } = resource;
  const { of: ofOne } = POINT_WORDS[one];
  const { of: ofOther } = POINT_WORDS[other];
  return turns.say(
    kind === 'trine' ? links.TRINE : links.SEXTILE,
    ofOne,
    ofOther,
    DOMAINS_TOUCHED[one],
    DOMAINS_TOUCHED[other],
    degreeText(orbDeg),
  );
}

const SOME = 3;

export function backwardsWords(retrogrades: readonly Planet[], turns: Turns): string {
  const [first] = retrogrades;
  const who = joined(retrogrades.map(the));
  if (!first) return turns.say(links.NONE_BACKWARDS);
  if (retrogrades.length === 1) return turns.say(links.ONE_BACKWARDS, who, DOMAINS_TOUCHED[first]);
  return turns.say(retrogrades.length <= SOME ? links.SOME_BACKWARDS : links.MANY_BACKWARDS, who);
}
