/** What two births say of one another, as the call answers it. */
import type { Corpus } from '@solelune/corpus';
import { zodiacPosition } from '@solelune/sky/zodiac';
import { type Bond, bondOf } from '../../composition/bond/bond-given.ts';
import { bondReading } from '../../composition/bond/bond-reading.ts';
import { type BondScore, bondScores, lesserAspects, OPEN_DOMAINS, placeOf } from '../../engine/synastry/index.ts';
import { BOND_DOMAIN_NAMES, scoreReason } from '../../words/bond-scores.ts';
import { BondVoice, type Side } from '../../words/bond-voice.ts';
import { pointAnswer, viewAnswer } from '../sky/chart-answer.ts';
import type { BondSettings } from './bond-settings.ts';
import { limitsOf } from './limits.ts';
import { namesOf, type OneOfTwo } from './read-couple.ts';

/** A hundredth of an arcsecond is beyond what the engine states. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const pointAt = (lonDeg: number) => pointAnswer({ lonDeg, sign: zodiacPosition(lonDeg).sign });

interface Compared {
  you: OneOfTwo;
  other: OneOfTwo;
  settings: BondSettings;
}

export function synastryAnswer(corpus: Corpus, { you, other, settings }: Compared) {
  const { view, houseSystem, orbDeg: orb_deg } = settings;
  const bond = bondOf(you.sky, other.sky, view.orbs);
  const names = namesOf(you, other);
  return {
    settings: { house_system: houseSystem, orb_deg, view: viewAnswer(view) },
    skies: { you: skyAnswer(you), other: skyAnswer(other) },
    aspects: bond.aspects.map(({ orbDeg, orbMostDeg, allowedDeg: _allowed, ...aspect }) => ({
      ...aspect,
      orb_deg: rounded(orbDeg),
      orb_most_deg: rounded(orbMostDeg),
    })),
    lesser_aspects: lesserAspects(you.sky, other.sky, view.orbs).map(({ orbDeg, ...aspect }) => ({
      ...aspect,
      orb_deg: rounded(orbDeg),
    })),
    overlays: { you: bond.overlays.one, other: bond.overlays.other },
    composite: compositeAnswer(bond),
    scores: scoresAnswer(bondScores(bond.aspects, OPEN_DOMAINS), names),
    limits: limitsOf(you, other),
    reading: bondReading(corpus, bond, names),
  };
}

function skyAnswer({ firstname, timeKnown, sky, sun, moon, certainty }: OneOfTwo) {
  const ascendant = placeOf(sky, 'ascendant');
  return {
    firstname,
    time_known: timeKnown,
    sun_sign: sun,
    moon_sign: moon,
    ...(certainty && { certainty }),
    bodies: [...sky.points, ...(sky.lesser ?? [])].flatMap(({ point, lonDeg, spreadDeg, retrograde = false }) =>
      point === 'ascendant' ? [] : [{ key: point, ...pointAt(lonDeg), spread_deg: rounded(spreadDeg), retrograde }],
    ),
    ...(ascendant && { ascendant_deg: rounded(ascendant.lonDeg) }),
    ...(sky.midheavenDeg !== undefined && { midheaven_deg: rounded(sky.midheavenDeg) }),
    ...(sky.cuspsDeg && { cusps_deg: sky.cuspsDeg.map(rounded) }),
  };
}

function compositeAnswer({ composite: { points, cuspsDeg, aspects } }: Bond) {
  return {
    points: points.map(({ point, lonDeg, house }) => ({ key: point, ...pointAt(lonDeg), ...(house && { house }) })),
    ...(cuspsDeg && { cusps_deg: cuspsDeg.map(rounded) }),
    aspects: aspects.map(({ orbDeg, ...aspect }) => ({ ...aspect, orb_deg: rounded(orbDeg) })),
  };
}

export function scoresAnswer(scores: readonly BondScore[], names: Readonly<Record<Side, string>>) {
  const voice = new BondVoice(names.one, names.other);
  return scores.map((score) => ({
    domain: score.domain,
    label: BOND_DOMAIN_NAMES[score.domain],
    score: score.score,
    reason: scoreReason(score, voice),
    parts: score.parts.map(({ aspect: { from, to, kind }, points }) => ({ from, to, kind, points })),
  }));
}
