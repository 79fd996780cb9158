import { encodeInfos } from '@solelune/screen';
import type { Case } from '../case.ts';

const ASKED = 140;

/** A calendar of a birth is a year of transits for each asking, without a call's own limit: a file is limited too, and its name says no birth. */
export const birthsToCalendars: Case = {
  name: 'births-to-calendars',
  severity: 'low',
  loss: 'the processor, by files that are computed for whoever asks',
  async try(site) {
    const visitor = site.visitor();
    let [given, refused, failed] = [0, 0, 0];
    for (let index = 0; index < ASKED; index += 1) {
      const birthdate = new Date(Date.UTC(1950, 0, 1 + index * 97)).toISOString().slice(0, 10);
      const infos = encodeInfos({ birthdate, birthtime: '14:25', birthcity: '2996944' });
      const { status } = await visitor.page(`/horoscope/agenda/themoscope/2026-01/${encodeURIComponent(infos)}.ics`);
      if (status === 200) given += 1;
      else if (status === 429) refused += 1;
      else failed += 1;
    }
    const odd = await visitor.page('/horoscope/agenda/themoscope/2026-01/%2e%2e%2f.ics');
    return {
      held: failed === 0 && refused > 0 && odd.status < 500,
      figure: `of ${ASKED} files ${given} given, ${refused} refused, ${failed} failed; an address that is a path: ${odd.status}`,
    };
  },
};
