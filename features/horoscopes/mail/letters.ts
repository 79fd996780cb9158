/** The sky of a day and of a week, as a member asked for it. Never a word of health or of sexuality: a mail is read over shoulders. */
import { defineLetter } from '@solelune/letters';

interface Common {
  firstname: string;
  pageUrl: string;
  stopUrl: string;
}

export interface DayLetter extends Common {
  /** « lundi 16 novembre 2026 » */
  date: string;
  /** « Lion », or « Le ciel de tous » */
  name: string;
  lead: string;
  /** Title and text, in the order in which they are read. */
  parts: readonly { title: string; text: string }[];
}

export interface WeekLetter extends Common {
  /** « du 23 au 29 novembre 2026 » */
  dates: string;
  name: string;
  days: readonly { title: string; text: string }[];
}

const reason = (brand: string) =>
  `Vous recevez cette lettre parce que vous l’avez demandée dans votre espace ${brand}.`;
const STOP = 'Ne plus recevoir cette lettre';

export const dayLetter = defineLetter<DayLetter>({
  name: 'horoscopes-day',
  specimen: {
    firstname: 'Camille',
    date: 'lundi 16 novembre 2026',
    name: 'Lion',
    lead: 'La Lune traverse le Verseau, en face de votre signe.',
    parts: [{ title: 'Amour', text: 'Laissez l’autre finir sa phrase : la fin n’est pas celle que vous prévoyez.' }],
    pageUrl: 'https://solelune.example/horoscope/horoscope-du-jour?signe=lion',
    stopUrl: 'https://solelune.example/lettre-du-ciel/arreter/specimen',
  },
  write: ({ firstname, date, name, lead, parts, pageUrl, stopUrl }, { brand }) => ({
    subject: `${name}, ${date}`,
    preview: lead,
    title: `${name}, ${date}`,
    blocks: [
      `Bonjour ${firstname},`,
      lead,
      ...parts.map(({ title, text }) => `${title}. ${text}`),
      { button: 'Lire la journée entière', href: pageUrl },
      { link: STOP, href: stopUrl },
    ],
    reason: reason(brand),
    unsubscribe: stopUrl,
  }),
});

export const weekLetter = defineLetter<WeekLetter>({
  name: 'horoscopes-week',
  specimen: {
    firstname: 'Camille',
    dates: 'du 23 au 29 novembre 2026',
    name: 'Lion',
    days: [{ title: 'Lundi 23 novembre', text: 'La Lune en Taureau passe votre maison X, celle du métier.' }],
    pageUrl: 'https://solelune.example/horoscope/horoscope-du-jour?signe=lion',
    stopUrl: 'https://solelune.example/lettre-du-ciel/arreter/specimen',
  },
  write: ({ firstname, dates, name, days, pageUrl, stopUrl }, { brand }) => ({
    subject: `${name}, la semaine ${dates}`,
    preview: days[0] ? `${days[0].title} : ${days[0].text}` : dates,
    title: `${name}, la semaine ${dates}`,
    blocks: [
      `Bonjour ${firstname},`,
      'Voici le ciel de votre semaine, jour après jour.',
      ...days.map(({ title, text }) => `${title}. ${text}`),
      { button: 'Lire la journée', href: pageUrl },
      { link: STOP, href: stopUrl },
    ],
    reason: reason(brand),
    unsubscribe: stopUrl,
  }),
});

export const horoscopeLetters = [dayLetter, weekLetter];
