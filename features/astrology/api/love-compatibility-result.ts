import { Failure, handle } from '@solelune/contract/server';
import { decodeInfos, encodeInfos, type Infos } from '@solelune/screen';
import { loveCompatibilityResult } from '../contract.ts';
import { signFacts } from '../engine/index.ts';
import { answerBirth } from './birth/birth-answer.ts';
import { PARIS_ID } from './birth/known-place.ts';
import { computedFor } from './computed.ts';
import { placementOf } from './sky/chart-answer.ts';

/** Who is who in an address. */
const COUPLE = ['you', 'other'] as const;

/** The two lights of a birth, or the form with what could be read of it. */
function skyOf(infos: Infos, now: Temporal.Instant) {
  const answer = answerBirth({ infos }, now, (placed) => {
    const { cast, computed } = computedFor(placed, ['moon']);
    return {
      sky: {
        firstname: placed.birth.firstname,
        sun_sign: signFacts(placementOf(cast.chart, 'sun').sign),
        moon_sign: signFacts(placementOf(cast.chart, 'moon').sign),
        certainty: computed.certainty,
        time_known: placed.timeKnown,
      },
    };
  });
  if (answer instanceof Failure || answer.status !== 'question') return answer;
  // An hour that clocks showed twice: one hour moves the Moon by half a degree, the likelier is enough here.
  const { choices } = answer.question;
  return skyOf((choices.find(({ likely }) => likely) ?? choices[0])?.infos ?? '', now);
}

/** Without a place, Paris: it moves the Moon by hardly more than her own width. */
function birthIn(infos: Record<string, unknown>, who: (typeof COUPLE)[number]): Record<string, unknown> {
  const birth = infos[who];
  return { birthcity: PARIS_ID, ...(birth && typeof birth === 'object' ? birth : {}) };
}

export const loveCompatibilityResultHandler = handle(loveCompatibilityResult, ({ infos }, { now }) => {
  const read = decodeInfos(infos ?? '') ?? {};
  const [you, other] = [skyOf(birthIn(read, 'you'), now), skyOf(birthIn(read, 'other'), now)];
  if (you instanceof Failure) return you;
  if (other instanceof Failure) return other;
  if (you.status === 'ready' && other.status === 'ready') {
    const births = Object.fromEntries(COUPLE.map((who) => [who, read[who]]));
    return { status: 'ready' as const, infos: encodeInfos(births), skies: { you: you.sky, other: other.sky } };
  }
  const problems = Object.entries({ you, other }).flatMap(([who, answer]) =>
    answer.status === 'incomplete'
      ? Object.entries(answer.problems).map(([field, sentence]) => [`${who}[${field}]`, sentence])
      : [],
  );
  return {
    status: 'incomplete' as const,
    given: { you: you.given, other: other.given },
    problems: Object.fromEntries(problems) as Record<string, string>,
  };
});
