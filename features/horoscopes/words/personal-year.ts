/** The personal year in words: when a thread is exact, what a lunation touches, what a period is made of. */
import { dateWords, dayWords } from '@solelune/civil-time/words';
import { counted } from '@solelune/french/counts';
import { joined } from '@solelune/french/lists';
import { capitalised } from '@solelune/french/sentence';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import type { LunationOnPoint, Thread } from '../engine/personal-year.ts';
import { inSign, natalAspectWords } from './events.ts';
import { positionWords } from './places.ts';

const dayIn = (at: Temporal.Instant, zone: string) => at.toZonedDateTimeISO(zone).toPlainDate();

export const threadTitle = ({ body, kind, point }: Pick<Thread, 'body' | 'kind' | 'point'>): string =>
  natalAspectWords(body, kind, point);

/** « exact le 3 mars, le 12 juin et le 9 novembre 2026 », « au plus près le 4 mai 2027 » */
export function threadWhen({ passages }: Thread, zone: string): string {
  const exact = passages.flatMap((passage) => passage.exact.map(({ at }) => dayIn(at, zone)));
  if (exact.length === 0) {
    const closest = passages.flatMap((passage) => passage.closest?.at ?? [])[0];
    return closest ? `au plus près le ${/* begins with a figure */ dateWords(dayIn(closest, zone))}` : '';
  }
  const said = exact.map(
    (day, index) =>
      `le ${/* begins with a figure */ day.year === exact[index + 1]?.year ? dayWords(day) : dateWords(day)}`,
  );
  return `exact ${joined(said, 'et')}`;
}

/** « Éclipse de Soleil en Lion, face à votre Lune » */
export function lunationTitle({ phase, eclipse, sign, kind, point }: LunationOnPoint): string {
  const name =
    eclipse === 'sun'
      ? 'éclipse de Soleil'
      : eclipse === 'moon'
        ? 'éclipse de Lune'
        : `${phase === 'new' ? 'nouvelle' : 'pleine'} Lune`;
  return capitalised(
    `${name} ${inSign(sign)}, ${kind === 'conjunction' ? 'sur' : 'face à'} votre ${POINT_NOUNS[point].name}`,
  );
}

/** « à 20°02′ du Lion, à 1,4° près » */
export const lunationNote = ({ lonDeg, orbDeg }: LunationOnPoint): string =>
  `à ${positionWords(lonDeg)}, à ${orbDeg.toFixed(1).replace('.', ',')}° près`;

/** « du 4 au 28 mars 2027 », « du 28 décembre 2026 au 9 janvier 2027 » */
export function betweenWords(from: Temporal.PlainDate, to: Temporal.PlainDate): string {
  const end = dateWords(to);
  if (from.equals(to)) return `le ${/* begins with a figure */ end}`;
  if (from.year !== to.year)
    return `du ${/* begins with a figure */ dateWords(from)} au ${/* begins with a figure */ end}`;
  const start = from.month === to.month ? String(from.day === 1 ? '1er' : from.day) : dayWords(from);
  return `du ${/* begins with a figure */ start} au ${/* begins with a figure */ end}`;
}

/** Why these days and no others. */
export function whyPeriod(threads: number, lunations: number): string {
  const parts = [
    ...(threads > 0 ? [counted(threads, 'passage lent se tient', 'passages lents se tiennent')] : []),
    ...(lunations > 0 ? [counted(lunations, 'lunaison touche', 'lunaisons touchent')] : []),
  ];
  if (parts.length === 2) return `${parts[0]} ensemble, et ${parts[1]} votre thème.`;
  return threads > 1 ? `${parts[0]} ensemble au plus près.` : 'Un seul passage, à son plus haut.';
}
