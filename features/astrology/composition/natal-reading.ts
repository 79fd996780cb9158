/** The reading of a birth chart: dominant and balance first, then every placement from the strongest. */

import { type Corpus, fragmentOf } from '@solelune/corpus';
import { joined } from '@solelune/french/lists';
import { capitalised } from '@solelune/french/sentence';
import { frenchTypography } from '@solelune/french/typography';
import type { Chart } from '@solelune/sky';
import { isPlanet } from '@solelune/sky/bodies';
import { modernRulerOf } from '@solelune/sky/zodiac';
import type { ReadingAnswer } from '../answers/reading.ts';
import * as kinds from '../corpus/charts.ts';
import { SUBJECT_SLUGS } from '../corpus/slugs.ts';
import {
  ASPECT_NATURES,
  type Balance,
  dominantOf,
  type PlannedAspect,
  type PlannedPart,
  planReading,
  type Strength,
  type Subject,
  signFacts,
} from '../engine/index.ts';
import { aspectWords, degreeText, HOUSE_THEMES, houseWords } from '../words/chart.ts';
import * as joints from '../words/joint-links.ts';
import { ASCENDANT, opening, SAME_SIGN } from '../words/placement-links.ts';
import { POINT_WORDS } from '../words/points.ts';
import { ofSign } from '../words/signs.ts';
import { Turns } from '../words/variants.ts';
import { aspectFragment } from './aspect-fragment.ts';
import { balanceLead, balanceParts } from './balance-parts.ts';
import { inSignFragment } from './in-sign-fragment.ts';
import { aspectsWords, linked, type ReadingPart, strengthWords } from './reading-part.ts';

interface Given {
  chart: Chart;
  strengths: readonly Strength[];
  balance: Balance;
}

/** Of a birth whose hour is known; `uncertain-reading.ts` has the others. */
export function natalReading(corpus: Corpus, given: Given): ReadingAnswer {
  const { chart, strengths, balance } = given;
  const turns = new Turns(Math.floor(chart.angles.ascendant.lonDeg));
  const plan = planReading(chart, strengths);
  const write = new PartWriter(corpus, given, turns);
  return {
    lead: frenchTypography(balanceLead(balance, strengths)),
    parts: [
      dominantPart(corpus, strengths, turns),
      ...balanceParts(corpus, balance),
      ...plan.map((part, index) => write.part(part, plan[index - 1])),
    ],
  };
}

function dominantPart(corpus: Corpus, strengths: readonly Strength[], turns: Turns): ReadingPart {
  const planet = dominantOf(strengths);
  const words = POINT_WORDS[planet];
  const others = strengths
    .map(({ subject }) => subject)
    .filter((subject) => subject !== planet && subject !== 'ascendant' && subject !== 'midheaven')
    .slice(0, 2)
    .map((subject) => POINT_WORDS[subject].the);
  const link = turns.say(joints.DOMINANT, words.the, joined(others));
  return {
    key: `dominant-${planet}`,
    kind: 'dominant',
    title: `${words.name}, planète dominante`,
    position: '',
    aspects_words: '',
    strength: 100,
    strength_words: 'Dominant',
    html: linked(link, fragmentOf(corpus, kinds.dominantKind, SUBJECT_SLUGS[planet])),
  };
}

const ASPECT_LINKS = { conjunction: joints.CONJUNCTION, harmony: joints.HARMONY, tension: joints.TENSION };

class PartWriter {
  readonly #corpus: Corpus;
  readonly #given: Given;
  readonly #turns: Turns;
  readonly #housesTold = new Set<number>();

  constructor(corpus: Corpus, given: Given, turns: Turns) {
    this.#corpus = corpus;
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
    const where = ` en ${signFacts(point.sign).name}${house ? ` en ${houseWords(house)}` : ''}`;
    const retrograde = placement?.retrograde && !isNode(subject) ? ' rétrograde' : '';
    const inSign = inSignFragment(this.#corpus, subject, point.sign);
    const paragraphs = [linked(this.#opening(part, `${words.the}${where}`, before), inSign)];
    if (house) paragraphs.push(this.#inHouse(subject, house));
    paragraphs.push(...part.aspects.map((aspect) => this.#aspect(subject, aspect)));
    return {
      key: subject,
      kind: isAngle ? 'angle' : 'placement',
      title: `${words.name}${retrograde}${where}`,
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
    return opening(this.#turns, strength, p);
  }

  /** What a house is about is said once. */
  #inHouse(subject: Subject, house: number): string {
    const [s, where] = [POINT_WORDS[subject].the, houseWords(house)];
    const link = this.#housesTold.has(house)
      ? this.#turns.say(joints.TO_HOUSE_AGAIN, s, where)
      : this.#turns.say(joints.TO_HOUSE, s, where, HOUSE_THEMES[house - 1] as string);
    this.#housesTold.add(house);
    return linked(link, fragmentOf(this.#corpus, kinds.inHouseKind, `${SUBJECT_SLUGS[subject]}-${house}`));
  }

  #aspect(subject: Subject, { aspect, kind, other }: PlannedAspect): string {
    const [s, o] = [POINT_WORDS[subject].the, POINT_WORDS[other].the];
    const link = this.#turns.say(
      ASPECT_LINKS[ASPECT_NATURES[kind]],
      s,
      o,
      aspectWords(kind),
      degreeText(aspect.orbDeg),
    );
    return linked(link, aspectFragment(this.#corpus, subject, other, kind));
  }
}

const isPlanetBehind = (subject: Subject) => isPlanet(subject) && subject !== 'sun' && subject !== 'moon';
const isNode = (subject: Subject) => subject === 'mean_node' || subject === 'mean_lilith';
