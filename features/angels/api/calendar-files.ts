import type { FeatureParts, FileServer } from '@solelune/contract/server';
import { fail } from '@solelune/contract/server';
import { regencyCalendarFile } from '../engine/index.ts';

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])\.ics$/;
const LAST_YEAR = 2300;

/** The month as a file that any calendar opens: a plain address, so that it can be downloaded without JavaScript, or subscribed to. */
export function serveCalendarFiles(server: FileServer, { services, now }: FeatureParts): void {
  server.get('/fichiers/regence-anges/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const [, year, month] = MONTH.exec(file) ?? [];
    if (!year || !month || Number(year) < 1 || Number(year) > LAST_YEAR) {
      const { code, sentence } = fail('not_found');
      return reply.code(404).headers({ 'cache-control': 'no-store' }).send({ error: sentence, code });
    }
    const { siteUrl, brand } = services.config;
    const calendar = regencyCalendarFile({
      year: Number(year),
      month: Number(month),
      siteUrl,
      brand: brand.name,
      stamp: now(),
    });
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="regence-anges-${year}-${month}.ics"`,
        'cache-control': 'public, max-age=86400',
      })
      .send(Buffer.from(calendar));
  });
}
