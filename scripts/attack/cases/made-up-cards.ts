import { ROWS_PER_DAY } from '../../../features/promotions/limits.ts';
import { createLogger, openDatabase, readConfig } from '../../../packages/platform/index.ts';
import type { Case } from '../case.ts';

const CLICKS = ROWS_PER_DAY + 200;
/** One visitor may make sixty a minute: so many come. */
const VISITORS = 14;
/** One more, for all the others together. */
const MOST_ROWS = ROWS_PER_DAY + 1;

async function rowsIn(folder: string): Promise<number> {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const database = await openDatabase(config, createLogger(config));
  const { rows } = await database.execute('select count(*) as count from promotions_display_stat');
  await database.close();
  return Number(rows[0]?.['count']);
}

export const madeUpCards: Case = {
  name: 'made-up-cards',
  severity: 'low',
  loss: 'the disk, a row at a time, by clicks on cards that are not there',
  needsOwnSite: true,
  async try(_, { kept }) {
    const clicks = Array.from({ length: VISITORS }, async (_none, first) => {
      const visitor = kept.visitor();
      for (let bcc = first + 1; bcc <= CLICKS; bcc += VISITORS)
        await visitor.post('display/increment_stat', { bcc, slot: `slot-${bcc}` });
    });
    await Promise.all(clicks);
    // A database in a folder has one holder.
    await kept.end();
    const rows = await rowsIn(kept.folder);
    return { held: rows <= MOST_ROWS, figure: `${rows} rows kept of ${CLICKS} made-up clicks (limit ${MOST_ROWS})` };
  },
};
