/** The chapters of the planets and points: two pages each, what they are in their sign and in their house, and what is known of them. */
import { inSignFragment } from '@solelune/astrology/composition/in-sign-fragment';
import { type Subject, signFacts } from '@solelune/astrology/engine';
import * as texts from '@solelune/astrology/texts/charts';
import { SUBJECT_SLUGS, UNDER } from '@solelune/astrology/texts/slugs';
import { ASPECT_NAMES, degreeText, houseWords } from '@solelune/astrology/words/chart';
import { POINT_WORDS } from '@solelune/astrology/words/points';
import { ELEMENT_NAMES, MODALITY_NAMES } from '@solelune/astrology/words/signs';
import { fragmentOf } from '@solelune/corpus';
import { isPlanet, modernRulerOf, type Placement } from '@solelune/sky';
import { chapterKind } from '../../corpus.ts';
import { signRuler } from '../../drawings/plates.ts';
import { rulerAlt } from '../alts.ts';
import type { BookGiven } from '../given.ts';
import { type Chapter, drawing, facts, lead, prose, section, title, told } from '../pieces.ts';
import { aspectSections } from './aspects.ts';
import { pagesIn } from './pages-in.ts';
import { possibleSigns } from './possible-signs.ts';

const PLANET_CHAPTERS = [
  ...(['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const),
  ...(['chiron', 'mean_node', 'mean_lilith'] as const),
];

/** The ruler of the ascendant comes first where the hour is known; the others keep the order of the sky. */
export function planetOrder({ cast }: BookGiven): Subject[] {
  const ruler = cast.timeKnown ? modernRulerOf(cast.chart.angles.ascendant.sign) : undefined;
  return [...PLANET_CHAPTERS].sort((one, other) => Number(other === ruler) - Number(one === ruler));
}

export function placementIn({ cast }: BookGiven, subject: Subject): Placement {
  const found = cast.chart.placements.find(({ body }) => body === subject);
  if (!found) throw new Error(`the chart has no ${subject}`);
  return found;
}

const isBackwards = ({ body, retrograde }: Placement) => retrograde && body !== 'mean_node' && body !== 'mean_lilith';

export function planetChapter(given: BookGiven, subject: Subject): Chapter {
  const { corpus, cast } = given;
  const placement = placementIn(given, subject);
  const { house } = placement;
  const { name } = POINT_WORDS[subject];
  const isRuler = cast.timeKnown && modernRulerOf(cast.chart.angles.ascendant.sign) === subject;
  const signs = possibleSigns(given, subject);
  const said = signs.map((sign) => signFacts(sign).name).join(' ou en ');
  const under = [
    ...(signs.length === 1 ? [degreeText(placement.lonDeg % 30)] : ['selon l’heure']),
    ...(cast.timeKnown ? [houseWords(house)] : []),
    ...(isBackwards(placement) ? ['rétrograde'] : []),
    ...(isRuler ? ['maître de votre ascendant'] : []),
  ];
  return {
    key: subject,
    head: name,
    pages: isPlanet(subject) ? pagesIn(given).planet : pagesIn(given).point,
    sections: [
      section(0, title(`${name} en ${said}`, under.join(', '))),
      section(2, drawing(signRuler(subject, placement.lonDeg), rulerAlt(subject, placement), 5, 17)),
      section(1, lead(fragmentOf(corpus, chapterKind, subject))),
      ...signs.map((sign, index) =>
        index === 0 && signs.length === 1
          ? section(0, ...prose(inSignFragment(corpus, subject, sign), { cap: true }))
          : told(index === 0 ? 0 : 1, `En ${signFacts(sign).name}`, inSignFragment(corpus, subject, sign)),
      ),
      ...(cast.timeKnown
        ? [
            told(
              0,
              `En ${houseWords(house)}`,
              fragmentOf(corpus, texts.inHouseKind, `${SUBJECT_SLUGS[subject]}-${house}`),
            ),
          ]
        : []),
      ...(isBackwards(placement) ? [told(1, 'À rebours', retrogradeText(given, subject, house))] : []),
      section(2, facts(factRows(given, placement))),
      ...(signs.length === 1 ? [section(30, facts(signRows(placement)))] : []),
      // Without a house there is room for what it says to another.
      ...(isPlanet(subject) && !cast.timeKnown ? aspectSections(given, 3, subject) : []),
    ],
  };
}

function retrogradeText({ corpus, cast }: BookGiven, subject: Subject, house: number): string {
  const slug = SUBJECT_SLUGS[subject];
  return fragmentOf(corpus, texts.retrogradeKind, cast.timeKnown && house <= 6 ? `${slug}-${UNDER}` : slug);
}

/** Where the chapter has room left: what is said of its sign. */
function signRows({ sign }: Placement): [string, string][] {
  const { element, modality, modern_ruler: ruler, opposite } = signFacts(sign);
  return [
    ['Élément du signe', ELEMENT_NAMES[element]],
    ['Mode du signe', MODALITY_NAMES[modality]],
    ['Maître du signe', POINT_WORDS[ruler].name],
    ['Signe d’en face', signFacts(opposite).name],
  ];
}

const MOST_NAMED = 3;

function factRows(given: BookGiven, placement: Placement): [string, string][] {
  const { cast } = given;
  const { body, lonDeg, sign, speedDegPerDay, house } = placement;
  const strength = cast.strengths.find(({ subject }) => subject === body);
  const aspects = cast.chart.aspects.filter(
    ({ from, to, kind }) =>
      (from === body || to === body) &&
      kind in ASPECT_NAMES &&
      (cast.timeKnown || ![from, to].some((one) => !isPlanet(one) || one === 'moon')),
  );
  return [
    ['Position', `${degreeText(lonDeg % 30)} ${signFacts(sign).name}`],
    ...(cast.timeKnown ? [['Maison', houseWords(house)] as [string, string]] : []),
    ['Marche', `${speedDegPerDay < 0 ? '−' : '+'}\u00A0${degreeText(Math.abs(speedDegPerDay))} par jour`],
    ...(cast.timeKnown && strength
      ? [['Poids dans le ciel', `${strength.percent}\u00A0% du plus fort`] as [string, string]]
      : []),
    ...aspects
      .slice(0, MOST_NAMED)
      .map(({ from, to, kind, orbDeg }): [string, string] => [
        `${POINT_WORDS[from === body ? to : from].name}`,
        `${ASPECT_NAMES[kind]}, à ${degreeText(orbDeg)} près`,
      ]),
  ];
}
