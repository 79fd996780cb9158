import { answerBirth, castChart, chartAnswer, skyOverAnswer, transitsAnswer } from '@solelune/astrology/api';
import { clockWords, isoDateWords } from '@solelune/civil-time/words';
import { Failure, fail, handle } from '@solelune/contract/server';
import { de } from '@solelune/french/elision';
import type { Reader } from '@solelune/platform';
import { readBirth } from '@solelune/profile/api';
import { tableSky } from '../../contract/table.ts';
import { isOpen } from '../../engine/index.ts';
import { pieceOf } from '../../engine/table/index.ts';
import { roomFor } from '../room/room.ts';
import { findKeptChart } from './kept.ts';
import { readTable } from './table.ts';

const NO_BIRTH = 'Il manque au dossier le jour ou le lieu de naissance.';
const UNCLEAR =
  'Cette naissance pose une question d’heure : calculez le thème astral, gardez-le, puis partagez les thèmes gardés.';

interface Asked {
  memberId: string;
  /** A kept chart; null: the member's own birth. */
  chart: string | null;
  /** ISO day of the transits, at noon of the universal clock. */
  on: string | null;
}

/** A sky of the member's as it lies on the table, or why there is none. */
export async function castSky(db: Reader, { memberId, chart, on }: Asked, now: Temporal.Instant) {
  const source = chart === null ? await ownSource(db, memberId) : await keptSource(db, memberId, chart);
  if (source instanceof Failure) return source;
  const answer = answerBirth(source.input, now, (placed) => {
    const cast = castChart(placed);
    const noon = on && Temporal.Instant.from(`${on}T12:00:00Z`).epochMilliseconds / 1000;
    return {
      natal: chartAnswer(cast),
      natal_over: skyOverAnswer(placed),
      transits: noon ? { date: on, ...transitsAnswer(cast, noon) } : null,
    };
  });
  if (answer instanceof Failure || answer.status === 'incomplete') return fail('conflict', { sentence: NO_BIRTH });
  if (answer.status === 'question') return fail('conflict', { sentence: UNCLEAR });
  const { natal, natal_over, transits, given } = answer;
  return { title: source.title, when: whenWords(given), natal, natal_over, transits };
}

async function ownSource(db: Reader, memberId: string) {
  const birth = await readBirth(db, memberId);
  if (!birth?.birthcity) return fail('conflict', { sentence: NO_BIRTH });
  const { firstname, birthdate, birthtime, birthcity } = birth;
  return {
    title: `Le ciel de naissance ${de(firstname)}`,
    input: { firstname, birthdate, ...(birthtime && { birthtime }), birthcity: birthcity.id },
  };
}

async function keptSource(db: Reader, memberId: string, chart: string) {
  const kept = await findKeptChart(db, memberId, chart);
  return kept ? { title: kept.title, input: { infos: kept.infos } } : fail('not_found');
}

interface Given {
  birthdate: string;
  birthtime?: string | undefined;
  birthcity: { label: string } | null;
}
const whenWords = ({ birthdate, birthtime, birthcity }: Given): string =>
  [isoDateWords(birthdate), birthtime ? clockWords(birthtime) : 'heure inconnue', birthcity?.label]
    .filter(Boolean)
    .join(', ');

export const skyHandler = handle(tableSky, async ({ id, item }, { db, who, now }) => {
  const found = await roomFor(db, id, who.userId);
  const memberId = found?.room.row.member_id;
  // The advisor sees it while they talk; the member, for as long as it lies there.
  if (!found || !memberId || (found.side === 'advisor' && !isOpen(found.room.state))) return fail('not_found');
  const piece = pieceOf(await readTable(db, id), item)?.piece;
  if (piece?.what !== 'wheel' && piece?.what !== 'transits') return fail('not_found');
  return castSky(db, { memberId, chart: piece.chart, on: piece.what === 'transits' ? piece.on : null }, now);
});
