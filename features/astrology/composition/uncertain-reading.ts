/**
 * The reading of a birth whose hour is not known: each sentence says that it holds at every possible hour, or at which hours. Nothing is
 * weighed, because what makes a planet strong is its place on the horizon; without an hour at all, there are no houses and no angles.
 */

import { type Corpus, fragmentOf } from '@solelune/corpus';
import { joined } from '@solelune/french/lists';
import { capitalised } from '@solelune/french/sentence';
import { frenchTypography } from '@solelune/french/typography';
import { isPlanet, PLANETS, type Planet } from '@solelune/sky/bodies';
import type { TimeCertainty } from '../answers/chart.ts';
import type { ReadingAnswer } from '../answers/reading.ts';
import * as kinds from '../corpus/charts.ts';
import { SUBJECT_SLUGS } from '../corpus/slugs.ts';
import { isMajor, readSign, type Subject } from '../engine/index.ts';
import { ASPECT_NAMES, aspectWords, degreeText, houseWords } from '../words/chart.ts';
import { POINT_WORDS } from '../words/points.ts';
import {
  alwaysWords,
  certaintyWords,
  type HeldValue,
  heldWords,
  longitudesWords,
  valuesOf,
} from '../words/possible-hours.ts';
import { signName } from '../words/signs.ts';
import { aspectFragment } from './aspect-fragment.ts';
import { balanceOverWords } from './balance-over.ts';
import { withFewOrders } from './few-orders.ts';
import { inSignFragment } from './in-sign-fragment.ts';
import { PortraitParts } from './portrait.ts';
import { linked, paragraph, type ReadingPart } from './reading-part.ts';
import { uncertainPortrait } from './uncertain-portrait.ts';

type Over = NonNullable<TimeCertainty['over']>;
type AspectOver = Over['aspects'][number];

/** From the lights and the angles to the points that move least. */
const ORDER: readonly Subject[] = [
  'sun',
  'moon',
  'ascendant',
  'midheaven',
  ...PLANETS.slice(2),
  'chiron',
  'mean_node',
  'mean_lilith',
];
const ANGLES: readonly Subject[] = ['ascendant', 'midheaven'];
/** An angle that goes through more signs than these is not worth a text. */
const MOST_ANGLE_SIGNS = 2;
const MOST_ASPECTS = 4;

export function uncertainReading(corpus: Corpus, certainty: TimeCertainty): ReadingAnswer {
  const { over } = certainty;
  if (!over) throw new Error('the hour of this birth is known');
  const write = new UncertainWriter(corpus, certainty, over);
  return {
    lead: frenchTypography(`${warning(certainty, over)} ${balanceOverWords(certainty)}`),
    parts: withFewOrders([
      ...uncertainPortrait(new PortraitParts(corpus), certainty, over),
      ...ORDER.flatMap((subject) => write.part(subject)),
    ]),
  };
}

const warning = (certainty: TimeCertainty, { whole_day }: Over) =>
  whole_day
    ? 'Sans heure de naissance, ce ciel n’a ni Ascendant ni maisons : ce qui tient à toute heure de ce jour est dit certain, ce qui change porte son heure.'
    : `Pour une naissance ${alwaysWords(certainty)}, ce qui tient d’un bout à l’autre est dit certain, et ce qui change porte son heure.`;

class UncertainWriter {
  readonly #corpus: Corpus;
  readonly #certainty: TimeCertainty;
  readonly #over: Over;
  readonly #always: string;

  constructor(corpus: Corpus, certainty: TimeCertainty, over: Over) {
    this.#corpus = corpus;
    this.#certainty = certainty;
    this.#over = over;
    this.#always = alwaysWords(certainty);
  }

  part(subject: Subject): ReadingPart[] {
    const isAngle = ANGLES.includes(subject);
    const signs = valuesOf(this.#certainty, { subject, what: 'sign' });
    if (signs.length === 0 || (isAngle && (this.#over.whole_day || signs.length > MOST_ANGLE_SIGNS))) return [];
    const held = this.#aspectsOf(subject).filter(({ certain }) => certain);
    return [
      {
        key: subject,
        kind: isAngle ? 'angle' : 'placement',
        title: `${POINT_WORDS[subject].name}${this.#wayInTitle(subject)} en ${signs.map(({ value }) => signName(value)).join(', puis en ')}`,
        position: this.#range(subject),
        aspects_words: held
          .slice(0, 3)
          .map((aspect) => shortWords(subject, aspect))
          .join(', '),
        certainty_words: certaintyWords(this.#certainty, signs),
        html: [
          ...signs.map((sign) => this.#inSign(subject, sign)),
          ...this.#way(subject),
          ...this.#backwards(subject),
          ...this.#inHouse(subject),
          ...held
            .filter(({ from }) => from === subject)
            .slice(0, MOST_ASPECTS)
            .map((aspect) => this.#certainAspect(aspect)),
          ...this.#passingAspects(subject),
        ].join('\n'),
      },
    ];
  }

  #inSign(subject: Subject, { value, ...hours }: HeldValue): string {
    const { the } = POINT_WORDS[subject];
    const when = heldWords(hours);
    const link = when
      ? `${capitalised(when)}, ${the} est en ${signName(value)}.`
      : `${capitalised(the)} est en ${signName(value)} ${this.#always}.`;
    const sign = readSign(value);
    if (!sign) throw new Error(`no such sign: ${value}`);
    return linked(link, inSignFragment(this.#corpus, subject, sign));
  }

  /** Nodes and Lilith always, or never, go backwards: nobody says it of them. */
  #ways(subject: Subject): HeldValue[] {
    return isPlanet(subject) || subject === 'chiron' ? valuesOf(this.#certainty, { subject, what: 'retrograde' }) : [];
  }

  #wayInTitle(subject: Subject): string {
    const ways = this.#ways(subject);
    return ways.length === 1 && ways[0]?.value === 'retrograde' ? ' rétrograde' : '';
  }

  #way(subject: Subject): string[] {
    const ways = this.#ways(subject);
    if (ways.length < 2) return [];
    const told = ways.map(
      ({ value, ...hours }) => `${value === 'retrograde' ? 'rétrograde' : 'en marche directe'} ${heldWords(hours)}`,
    );
    return [paragraph(`${capitalised(POINT_WORDS[subject].the)} s’arrête ce jour-là : ${told.join(', ')}.`)];
  }

  /** Backwards at every hour: then it is said as of any chart. */
  #backwards(subject: Subject): string[] {
    const ways = this.#ways(subject);
    if (ways.length !== 1 || ways[0]?.value !== 'retrograde') return [];
    return [paragraph(new PortraitParts(this.#corpus).retrograde(subject as Planet | 'chiron'))];
  }

  #inHouse(subject: Subject): string[] {
    const houses = this.#over.whole_day ? [] : valuesOf(this.#certainty, { subject, what: 'house' });
    const name = capitalised(POINT_WORDS[subject].the);
    const [first] = houses;
    if (!first) return [];
    if (houses.length > 1) {
      const told = houses.map(({ value, ...hours }) => `${houseWords(Number(value))} ${heldWords(hours)}`);
      return [paragraph(`${name} change de maison : ${told.join(', ')}.`)];
    }
    const link = `${name} se tient en ${houseWords(Number(first.value))} ${this.#always}.`;
    return [linked(link, fragmentOf(this.#corpus, kinds.inHouseKind, `${SUBJECT_SLUGS[subject]}-${first.value}`))];
  }

  #aspectsOf(subject: Subject): AspectOver[] {
    if (!isPlanet(subject)) return [];
    return this.#over.aspects.filter(
      ({ from, to }) => (from === subject && isPlanet(to)) || (to === subject && isPlanet(from)),
    );
  }

  #certainAspect({ from, to, kind, orb_from_deg, orb_to_deg }: AspectOver): string {
    if (!isMajor(kind)) throw new Error(`no text tells of a ${kind}`);
    const link = `${capitalised(POINT_WORDS[from].the)} et ${POINT_WORDS[to].the} forment ${aspectWords(kind)} ${this.#always}, à un orbe de ${rangeWords(orb_from_deg, orb_to_deg)}.`;
    return linked(link, aspectFragment(this.#corpus, from as Subject, to as Subject, kind));
  }

  /** What the hour decides, without a text: it may not be theirs. */
  #passingAspects(subject: Subject): string[] {
    const passing = this.#aspectsOf(subject).filter(({ from, certain }) => from === subject && !certain);
    if (passing.length === 0) return [];
    const told = passing.map(({ to, kind, spans }) => {
      const hours = spans.map((span) => heldWords(this.#inside(span)));
      return `${aspectWords(kind)} ${POINT_WORDS[to].to} ${joined(hours)}`;
    });
    return [paragraph(`Selon l’heure, ${POINT_WORDS[subject].the} forme ${joined(told)}.`)];
  }

  /** An end that is that of the day, or of the interval, is not told. */
  #inside({ from, to }: AspectOver['spans'][number]): Omit<HeldValue, 'value'> {
    const { from: first, to: last } = this.#certainty;
    return { ...(from.utc !== first.utc && { from: from.time }), ...(to.utc !== last.utc && { to: to.time }) };
  }

  #range(subject: Subject): string {
    const range = this.#over.longitudes.find((one) => one.subject === subject);
    return range ? longitudesWords(range) : '';
  }
}

const /* begins with a figure */ rangeWords = (lowDeg: number, highDeg: number) =>
    `${degreeText(lowDeg)} à ${degreeText(highDeg)}`;

const shortWords = (subject: Subject, { from, to, kind, orb_from_deg, orb_to_deg }: AspectOver) =>
  `${ASPECT_NAMES[kind]} ${POINT_WORDS[from === subject ? to : from].to} (${rangeWords(orb_from_deg, orb_to_deg)})`;
