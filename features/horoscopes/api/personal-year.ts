import { answerBirth } from '@solelune/astrology/api';
import { dateWords, dayWords, hourWords, isoMonthWords } from '@solelune/civil-time/words';
import { fail, handle } from '@solelune/contract/server';
import { type Corpus, readingOf } from '@solelune/corpus';
import { joined } from '@solelune/french/lists';
import { capitalised } from '@solelune/french/sentence';
import { loadEphemeris } from '@solelune/sky/node';
import type { MonthAnswer, PeriodAnswer } from '../answers/personal-year.ts';
import { personalYearIndex, personalYear as yearCall } from '../contract.ts';
import { introductionKind } from '../corpus/long.ts';
import { SITE_ZONE } from '../engine/event-keys.ts';
import { natureOf } from '../engine/natures.ts';
import { type PersonalYear, personalYear, STEP_DAYS } from '../engine/personal-year.ts';
import {
  betweenWords,
  lunationNote,
  lunationTitle,
  threadTitle,
  threadWhen,
  whyPeriod,
} from '../words/personal-year.ts';
import { natalSkyOf } from './natal-sky.ts';
import { metaOf } from './page-meta.ts';
import { transitText } from './personal-passages.ts';
import { type DatedEvent, datesOfYear } from './personal-year-dates.ts';
import { besideMonth, readFirstMonth, spanOfTwelve, startOf, twelveFrom } from './year-months.ts';

const hundredths = (value: number) => Math.round(value * 100) / 100;
const tenths = (value: number) => Math.round(value * 10) / 10;
const PATH = '/horoscope/themoscope-de-l-annee';

export const personalYearIndexHandler = handle(personalYearIndex, (_, { services: { corpus, config } }) => {
  const { meta, reading } = readingOf(corpus, introductionKind, 'themoscope-de-l-annee/index');
  return { introduction: reading, __META__: metaOf(config.siteUrl, meta, ['Thémoscope de l’année', PATH]) };
});

export const personalYearHandler = handle(
  yearCall,
  ({ zone = SITE_ZONE, from, ...input }, { services: { corpus }, now }) => {
    const first = readFirstMonth(from, now, zone);
    if (!first) return fail('not_found');
    const answer = answerBirth(input, now, (placed) => {
      const sky = natalSkyOf(placed);
      const year = personalYear(loadEphemeris(), sky.points, spanOfTwelve(first, zone));
      return { ...yearAnswer(corpus, year, { first, zone, now, timeKnown: sky.timeKnown }), limits: sky.limits };
    });
    if (!('status' in answer) || answer.status !== 'ready') return answer;
    return {
      ...answer,
      calendar: `/horoscope/agenda/themoscope/${first}/${encodeURIComponent(answer.share_infos)}.ics`,
    };
  },
);

interface Telling {
  first: Temporal.PlainYearMonth;
  zone: string;
  now: Temporal.Instant;
  timeKnown: boolean;
}

function yearAnswer(corpus: Corpus, year: PersonalYear, { first, zone, now, timeKnown }: Telling) {
  const dayOf = (at: Temporal.Instant) => tenths((at.epochMilliseconds - year.span.from.epochMilliseconds) / 86400_000);
  const isWithin = (day: number) => day >= 0 && day < year.days;
  const today = dayOf(now);
  const last = first.add({ months: 11 });
  return {
    zone,
    from: first.toString(),
    span_words: `${isoMonthWords(first.toString())} à ${isoMonthWords(last.toString())}`,
    previous: besideMonth(first.subtract({ months: 12 })),
    next: besideMonth(first.add({ months: 12 })),
    days: year.days,
    step_days: STEP_DAYS,
    today_day: isWithin(today) ? today : null,
    time_known: timeKnown,
    threads: year.threads.map((thread) => ({
      ...{ key: thread.key, body: thread.body, point: thread.point, nature: natureOf(thread.kind) },
      title: threadTitle(thread),
      curve: thread.curve.map(hundredths),
      exact_days: thread.passages.flatMap(({ exact }) => exact.map(({ at }) => dayOf(at))).filter(isWithin),
      when_words: threadWhen(thread, zone),
    })),
    lunations: year.lunations.map((lunation) => ({
      ...{ day: dayOf(lunation.at), phase: lunation.phase, eclipse: lunation.eclipse, sign: lunation.sign },
      title: `${lunationTitle(lunation)}, ${dateWords(lunation.at.toZonedDateTimeISO(zone))}`,
    })),
    solar_returns: year.solarReturns.map((at) => ({
      day: dayOf(at),
      date_words: dateWords(at.toZonedDateTimeISO(zone)),
      // An hour of birth that is not known is an hour of return that is not.
      hour_words: timeKnown ? hourWords(at.toZonedDateTimeISO(zone)) : null,
    })),
    periods: periodAnswers(corpus, year, zone),
    months: monthAnswers(year, datesOfYear(year), first, zone),
  };
}

/** A passage that comes back two or three times carries one period; the next is told by another. */
function periodAnswers(corpus: Corpus, year: PersonalYear, zone: string): PeriodAnswer[] {
  const told = new Set<string>();
  const dateAt = (day: number) =>
    year.span.from
      .add({ hours: 24 * day })
      .toZonedDateTimeISO(zone)
      .toPlainDate();
  return year.periods.map(({ fromDay, toDay, peakDay, threads, lunations }) => {
    const main = threads.find(({ key }) => !told.has(key));
    if (main) told.add(main.key);
    const spoken = main ?? threads[0];
    return {
      ...{ from_day: fromDay, to_day: toDay, peak_day: peakDay },
      when_words: betweenWords(dateAt(fromDay), dateAt(toDay)),
      title: spoken ? threadTitle(spoken) : '',
      why_words: whyPeriod(threads.length, lunations.length),
      reasons: [
        ...threads.map((thread) => ({
          ...{ title: threadTitle(thread), words: threadWhen(thread, zone), nature: natureOf(thread.kind) },
        })),
        ...lunations.map((lunation) => ({
          title: lunationTitle(lunation),
          words: `${dateWords(lunation.at.toZonedDateTimeISO(zone))}, ${lunationNote(lunation)}`,
          nature: null,
        })),
      ],
      html: (main && main.passages[0] && transitText(corpus, main.passages[0])) ?? null,
    };
  });
}

function monthAnswers(
  year: PersonalYear,
  dates: readonly DatedEvent[],
  first: Temporal.PlainYearMonth,
  zone: string,
): MonthAnswer[] {
  const startMs = year.span.from.epochMilliseconds;
  const months = twelveFrom(first).map((month) => {
    const [fromMs, toMs] = [startOf(month, zone), startOf(month.add({ months: 1 }), zone)].map(
      (at) => at.epochMilliseconds,
    ) as [number, number];
    const [fromDay, toDay] = [(fromMs - startMs) / 86400_000, (toMs - startMs) / 86400_000];
    const steps = year.load.filter((_, step) => step * STEP_DAYS >= fromDay && step * STEP_DAYS < toDay);
    const middle = Math.round((fromDay + toDay) / 2 / STEP_DAYS);
    return {
      ...{ month, fromDay, toDay },
      mean: steps.reduce((sum, value) => sum + value, 0) / Math.max(1, steps.length),
      events: dates.filter(({ at }) => at.epochMilliseconds >= fromMs && at.epochMilliseconds < toMs),
      ground: year.threads.filter(({ curve }) => (curve[middle] ?? 0) > 0.3).map((thread) => threadTitle(thread)),
    };
  });
  const most = Math.max(...months.map(({ mean }) => mean), 0.01);
  return months.map(({ month, fromDay, toDay, mean, events, ground }) => ({
    key: month.toString(),
    name: isoMonthWords(month.toString()),
    from_day: tenths(fromDay),
    to_day: tenths(toDay),
    load: hundredths(mean / most),
    words: monthWords(events.length, ground),
    events: events.map(({ key, at, title, note, nature, hasHour }) => ({
      ...{ key, title, note, nature },
      day_words: dayWords(at.toZonedDateTimeISO(zone)),
      hour_words: hasHour ? hourWords(at.toZonedDateTimeISO(zone)) : '',
    })),
  }));
}

const MOST_GROUND = 3;

function monthWords(events: number, ground: readonly string[]): string {
  const opening = events === 0 ? 'Rien ne devient exact ce mois-ci.' : '';
  const below =
    ground.length > 0
      ? `Au fond\u00A0: ${joined(ground.slice(0, MOST_GROUND), 'et')}.`
      : 'Aucun passage lent ne se tient sur votre thème.';
  return capitalised(`${opening} ${below}`.trim());
}
