/** The reading of a birth chart: the portrait, dominant and balance, every placement from the strongest, and a portrait to close. */

import { type Corpus, fragmentOf, sectionOf } from '@solelune/corpus';
import { capitalised } from '@solelune/french/sentence';
import { frenchTypography } from '@solelune/french/typography';
import type { Chart } from '@solelune/sky';
import { isPlanet, type Planet } from '@solelune/sky/bodies';
import { modernRulerOf } from '@solelune/sky/zodiac';
import type { ReadingAnswer } from '../answers/reading.ts';
import * as kinds from '../corpus/charts.ts';
import { NATURE_SLUGS, SUBJECT_SLUGS } from '../corpus/slugs.ts';
import {
  ASPECT_NATURES,
  type Balance,
  dominantOf,
  type PlannedAspect,
  type PlannedPart,
  planReading,
  portraitOf,
  pullsApart,
  type Strength,
  type Subject,
  signFacts,
} from '../engine/index.ts';
import { aspectWords, degreeText, houseWords } from '../words/chart.ts';
import * as joints from '../words/joint-links.ts';
import { ASCENDANT, opening, SAME_SIGN } from '../words/placement-links.ts';
import { POINT_WORDS } from '../words/points.ts';
import { ofSign } from '../words/signs.ts';
import { Turns } from '../words/variants.ts';
import { DOMAINS_TOUCHED } from '../words/voices.ts';
import { aspectFragment } from './aspect-fragment.ts';
import { balanceLead, balanceParts } from './balance-parts.ts';
import { withFewOrders } from './few-orders.ts';
import { inSignFragment } from './in-sign-fragment.ts';
import { closingPortrait, openingPortrait, PortraitParts, versionOf } from './portrait.ts';
import {
  aspectsWords,
  brief,
  linked,
  paragraph,
  type ReadingPart,
  STRONG,
  strengthWords,
  weighed,
} from './reading-part.ts';

interface Given {
  chart: Chart;
  strengths: readonly Strength[];
  balance: Balance;
}

/** Of a birth whose hour is known; `uncertain-reading.ts` has the others. */
export function natalReading(corpus: Corpus, given: Given): ReadingAnswer {
  const { chart, strengths, balance } = given;
  const turns = new Turns(Math.floor(chart.angles.ascendant.lonDeg));
  const drawn = { portrait: portraitOf(chart, strengths), strengths, turns };
  const parts = new PortraitParts(corpus);
  const plan = planReading(chart, strengths);
  const write = new PartWriter(corpus, parts, given, turns);
  return {
    lead: frenchTypography(balanceLead(balance, strengths)),
    parts: withFewOrders([
      openingPortrait(parts, drawn),
      dominantPart(corpus, given, turns),
      ...balanceParts(corpus, balance, turns),
      ...plan.map((part, index) => write.part(part, plan[index - 1])),
      closingPortrait(parts, drawn),
    ]),
  };
}

function dominantPart(corpus: Corpus, { chart, strengths }: Given, turns: Turns): ReadingPart {
  const planet = dominantOf(strengths);
  const house = chart.placements.find(({ body }) => body === planet)?.house;
  const words = POINT_WORDS[planet];
  const next = strengths.find(({ subject }) => isPlanet(subject) && subject !== planet);
  const link = turns.say(leadLinks(next?.percent ?? 0), words.the, next ? POINT_WORDS[next.subject].the : '');
  // More than half of all charts are led by a light, which has the longest text of its own below.
  const isLight = planet === 'sun' || planet === 'moon';
  const text = fragmentOf(corpus, kinds.dominantKind, versionOf(SUBJECT_SLUGS[planet], house));
  return {
    key: `dominant-${planet}`,
    kind: 'dominant',
    title: `${words.name}, planète dominante`,
    position: '',
    aspects_words: '',
    strength: 100,
    strength_words: 'Dominant',
    html: linked(link, isLight ? brief(text) : text),
  };
}

/** What follows closer than the first share leads almost as much; under the second, nothing comes near. */
const CLOSE_PERCENT = 92;
const FAR_PERCENT = 75;

function leadLinks(nextPercent: number): typeof joints.DOMINANT {
  if (nextPercent >= CLOSE_PERCENT) return joints.DOMINANT_BY_LITTLE;
  return nextPercent < FAR_PERCENT ? joints.DOMINANT_BY_FAR : joints.DOMINANT;
}

const ANGLE_LINKS = { conjunction: joints.AT_ANGLE, harmony: joints.ANGLE_EASED, tension: joints.ANGLE_CROSSED };
const POINT_LINKS = { conjunction: joints.POINT_WITH, harmony: joints.POINT_EASED, tension: joints.POINT_CROSSED };
const ASPECT_LINKS = { conjunction: joints.CONJUNCTION, harmony: joints.HARMONY, tension: joints.TENSION };

class PartWriter {
  readonly #corpus: Corpus;
  readonly #parts: PortraitParts;
  readonly #given: Given;
  readonly #turns: Turns;
  readonly #housesTold = new Set<number>();
  readonly #pointsTold = new Set<string>();

  constructor(corpus: Corpus, parts: PortraitParts, given: Given, turns: Turns) {
    this.#corpus = corpus;
    this.#parts = parts;
    this.#given = given;
    this.#turns = turns;
  }

  part(part: PlannedPart, before: PlannedPart | undefined): ReadingPart {
    const { subject, strength, placement } = part;
    const { chart } = this.#given;
    const isAngle = subject === 'ascendant' || subject === 'midheaven';
    const point = isAngle ? chart.angles[subject] : placement;
    if (!point) throw new Error(`the chart has no ${subject}`);
    const house = placement?.house;
    const words = POINT_WORDS[subject];
    const backwards = placement?.retrograde && !isNode(subject) ? subject : undefined;
    const where = `${backwards ? ' rétrograde' : ''} en ${signFacts(point.sign).name}${house ? ` en ${houseWords(house)}` : ''}`;
    const isShared = isOfAge(subject) || (isOfManyYears(subject) && strength.percent < STRONG);
    const whole = inSignFragment(this.#corpus, subject, point.sign);
    const owed = isLight(subject) ? whole : weighed(whole, strength.percent);
    const inSign = isShared ? brief(whole) : owed;
    const paragraphs = [linked(this.#opening(part, `${words.the}${where}`, before), inSign)];
    if (backwards) paragraphs.push(paragraph(this.#parts.retrograde(backwards as Planet | 'chiron', house)));
    if (subject === 'mean_node' && house && pullsApart(point.sign, house)) {
      paragraphs.push(paragraph(this.#parts.house(house, 'pont')));
    }
    if (house) paragraphs.push(this.#inHouse(subject, house, strength.percent));
    paragraphs.push(...part.aspects.map((aspect) => this.#aspect(subject, aspect, isShared)));
    return {
      key: subject,
      kind: isAngle ? 'angle' : 'placement',
      title: `${words.name}${where}`,
      position: `${degreeText(point.lonDeg % 30)} ${ofSign(point.sign)}`,
      aspects_words: aspectsWords(subject, chart.aspects),
      strength: strength.percent,
      strength_words: strengthWords(strength.percent),
      html: paragraphs.join('\n'),
    };
  }

  #opening({ subject, strength, placement }: PlannedPart, p: string, before: PlannedPart | undefined): string {
    if (subject === 'ascendant') {
      const ruler = modernRulerOf(this.#given.chart.angles.ascendant.sign);
      return this.#turns.say(ASCENDANT, capitalised(p), POINT_WORDS[ruler].the);
    }
    const follows = before?.placement && placement && before.placement.sign === placement.sign;
    // The lights and the points have words of their own; two planets of one sign are told together.
    if (follows && strength.reasons.length === 0 && isPlanetBehind(subject)) {
      return this.#turns.say(SAME_SIGN, p, POINT_WORDS[before.subject].the);
    }
    const aspects = this.#given.chart.aspects.filter(({ from, to }) => from === subject || to === subject);
    return opening(this.#turns, strength, p, aspects.length);
  }

  /** What a house is about is said once. */
  #inHouse(subject: Subject, house: number, percent: number): string {
    const [s, where] = [POINT_WORDS[subject].the, houseWords(house)];
    const link = this.#housesTold.has(house)
      ? this.#turns.say(joints.TO_HOUSE_AGAIN, s, where)
      : this.#turns.say(joints.TO_HOUSE, s, where, this.#turns.say(joints.HOUSE_THEME, house));
    this.#housesTold.add(house);
    const whole = fragmentOf(this.#corpus, kinds.inHouseKind, `${SUBJECT_SLUGS[subject]}-${house}`);
    return linked(link, weighed(whole, percent));
  }

  #aspect(subject: Subject, planned: PlannedAspect, isShared: boolean): string {
    const { aspect, kind, other } = planned;
    if (!isPlanet(subject)) return this.#pointAspect(subject, planned);
    const [s, o] = [POINT_WORDS[subject].the, POINT_WORDS[other]];
    const nature = ASPECT_NATURES[kind];
    const orb = degreeText(aspect.orbDeg);
    const link = isPlanet(other)
      ? this.#turns.say(ASPECT_LINKS[nature], s, o.the, aspectWords(kind), orb)
      : this.#turns.say(kind === 'opposition' ? joints.ANGLE_FACED : ANGLE_LINKS[nature], s, o, aspectWords(kind), orb);
    const whole = aspectFragment(this.#corpus, subject, other, kind);
    const isBrief = aspect.orbDeg >= WIDE_DEG || (isShared && isOfManyYears(other));
    return linked(link, isBrief ? brief(whole) : whole);
  }

  /** Chiron, the node and Lilith have one text for each nature: the next of the kind is only named. */
  #pointAspect(subject: Subject, { aspect, kind, other }: PlannedAspect): string {
    const nature = ASPECT_NATURES[kind];
    const names = [POINT_WORDS[subject].the, POINT_WORDS[other], aspectWords(kind)] as const;
    const link = this.#turns.say(POINT_LINKS[nature], ...names, degreeText(aspect.orbDeg), DOMAINS_TOUCHED[other]);
    const text = `${subject}-${nature}`;
    if (this.#pointsTold.has(text)) return paragraph(link);
    this.#pointsTold.add(text);
    return linked(
      link,
      sectionOf(this.#corpus, kinds.pointAspectKind, SUBJECT_SLUGS[subject], NATURE_SLUGS[nature]).html,
    );
  }
}

/** What is slow stands alike over thousands of births: unless it is strong in this one, its sign is told in brief and its house at length. */
const isOfManyYears = (subject: Subject) => !QUICK.includes(subject);
/** Years in one sign: the sign is a generation's, the house alone is the person's. */
const isOfAge = (subject: Subject) => subject === 'uranus' || subject === 'neptune' || subject === 'pluto';
const QUICK: readonly Subject[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'ascendant', 'midheaven'];
const isLight = (subject: Subject) => subject === 'sun' || subject === 'moon' || subject === 'ascendant';
/** From here on an aspect colours more than it decides: its meaning is said, without its ins and outs. */
const WIDE_DEG = 2;

const isPlanetBehind = (subject: Subject) => isPlanet(subject) && subject !== 'sun' && subject !== 'moon';
const isNode = (subject: Subject) => subject === 'mean_node' || subject === 'mean_lilith';
