import { answerBirth } from '@solelune/astrology/api';
import { dateWords, longDateWords, shortDayWords } from '@solelune/civil-time/words';
import { handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { hasConsent } from '@solelune/profile/api';
import { personal, personalIndex, personalTheme } from '../contract.ts';
import { introductionKind } from '../corpus/long.ts';
import { SITE_ZONE } from '../engine/event-keys.ts';
import { natalSkyOf } from './natal-sky.ts';
import { metaOf } from './page-meta.ts';
import { personalMonth } from './personal-passages.ts';
import { closedTheme, openThemes, themeOf } from './personal-themes.ts';

export const personalIndexHandler = handle(personalIndex, (_, { services: { corpus, config } }) => {
  const { meta, reading } = readingOf(corpus, introductionKind, 'horoscope-personnalise/index');
  return {
    introduction: reading,
    __META__: metaOf(config.siteUrl, meta, ['Horoscope personnalisé', '/horoscope-personnalise']),
  };
});

export const personalHandler = handle(personal, ({ zone = SITE_ZONE, ...input }, { services: { corpus }, now }) => {
  const answer = answerBirth(input, now, (placed) => {
    const sky = natalSkyOf(placed);
    const month = personalMonth(corpus, sky, now, zone);
    return {
      zone,
      date_words: longDateWords(month.today),
      until_words: dateWords(month.end),
      curve_ends: [shortDayWords(month.today), shortDayWords(month.end)],
      time_known: sky.timeKnown,
      limits: sky.limits,
      passages: month.told.map(({ answer: told }) => told),
      themes: openThemes(corpus, sky, month),
    };
  });
  return 'status' in answer && answer.status === 'ready'
    ? { ...answer, calendar: `/horoscope/agenda/passages/${encodeURIComponent(answer.share_infos)}.ics` }
    : answer;
});

/** A member's consent is the one of the profile; who has no account says yes with the call, and their device keeps it. */
export const personalThemeHandler = handle(
  personalTheme,
  async ({ zone = SITE_ZONE, theme, consent, ...input }, { services: { corpus }, now, who, db }) => {
    const isOpen = who ? await hasConsent(db, who.userId, theme) : consent;
    return answerBirth(input, now, (placed) => {
      const sky = natalSkyOf(placed);
      const reading = isOpen ? themeOf(corpus, sky, personalMonth(corpus, sky, now, zone), theme) : closedTheme(theme);
      return { reading };
    });
  },
);
