import type { ZonedMoment } from '@solelune/civil-time/moment-in-zone';
import { dayWords, shortHourWords, weekdayWords } from '@solelune/civil-time/words';
import { counted } from '@solelune/french/counts';
import type { MyQuestion } from '../../contract/question.ts';

type Status = MyQuestion['status'];

/** Said to the member. */
export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  draft: 'À payer',
  asked: 'La réponse s’écrit',
  answered: 'Répondue',
  followed: 'La suite s’écrit',
  closed: 'Terminée',
  late: 'Remboursée',
  withdrawn: 'Annulée',
};

/** Said to the advisor. */
export const ASKED_WORDS: Readonly<Record<Status, string>> = {
  ...STATUS_WORDS,
  asked: 'Votre lettre est attendue',
  followed: 'Votre suite est attendue',
  late: 'Délai passé, remboursée',
};

export const whenWords = (moment: ZonedMoment): string =>
  `${weekdayWords(moment)} ${dayWords(moment)} à ${shortHourWords(moment)}`;

const HOURS_PER_DAY = 24;

/** « 48 heures », « 3 jours »: as it is promised. */
export const delayWords = (hours: number): string =>
  hours % HOURS_PER_DAY === 0 && hours > 2 * HOURS_PER_DAY
    ? counted(hours / HOURS_PER_DAY, 'jour', 'jours')
    : counted(hours, 'heure', 'heures');
