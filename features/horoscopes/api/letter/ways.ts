/** The ways by which a member can be told: a letter with the whole of it, a few words on a screen that lead to the page. */
import type { Services } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import type { Writer } from '@solelune/platform';
import { LATE_HOURS } from '../../engine/letter-times.ts';
import { type DayLetter, dayLetter, type WeekLetter, weekLetter } from '../../mail/letters.ts';
import { firstSentences } from '../../words/plain.ts';
import type { Composed } from './compose.ts';

export type Told = {
  readonly firstname: string;
  /** Where the day is read, and where the letter is stopped: paths of this site. */
  readonly page: string;
  readonly stop: string;
} & ({ readonly day: Composed<DayLetter> } | { readonly week: Composed<WeekLetter> });

export async function tellByMail(tx: Writer, services: Services, to: string, told: Told): Promise<void> {
  const { siteUrl } = services.config;
  const common = {
    firstname: told.firstname,
    pageUrl: `${siteUrl}${told.page}`,
    stopUrl: `${siteUrl}${told.stop}`,
  };
  if ('day' in told) await sendLetter(tx, services, dayLetter, { to, data: { ...common, ...told.day } });
  else await sendLetter(tx, services, weekLetter, { to, data: { ...common, ...told.week } });
}

/** What fits under a title on a locked telephone. */
const BODY_CHARACTERS = 170;

/** Never more than the opening: a screen is read by whoever is near. A new one takes the place of the one that was not read. */
export async function tellByPush(tx: Writer, services: Services, userId: string, told: Told): Promise<void> {
  await services.push.send(tx, userId, {
    ...('day' in told
      ? { title: `${told.day.name}, ${told.day.date}`, body: firstSentences(told.day.lead, BODY_CHARACTERS) }
      : {
          title: `${told.week.name}, ${told.week.dates}`,
          body: firstSentences(weekWords(told.week), BODY_CHARACTERS),
        }),
    ...{ url: told.page, tag: 'letter-of-the-sky', action: { title: 'Ne plus recevoir', url: told.stop } },
    keptSeconds: LATE_HOURS * 3600,
  });
}

const weekWords = ({ days }: Composed<WeekLetter>): string =>
  days.map(({ title, text }) => `${title} : ${text}`).join(' ');
