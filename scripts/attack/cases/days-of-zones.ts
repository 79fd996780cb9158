import type { Case } from '../case.ts';

const ZONES = ['Europe/Paris', 'Pacific/Auckland', 'America/Martinique', 'Indian/Reunion', '+01:23', 'Etc/GMT-14'];
/** Towns of the list, by their ids: each has a horizon of its own. */
const PLACES = ['2988507', '2193733', '3570675', '2253354', '935264'];
const DAYS = 60;
const MOST_MS = 15_000;

/** Every day of every zone and place is another computation: whoever asks for many must neither be refused wrongly nor hold up the others. */
export const daysOfZones: Case = {
  name: 'days-of-zones',
  severity: 'low',
  loss: 'the processor, and the memory that keeps what was computed',
  async try(site) {
    const visitor = site.visitor();
    const begun = performance.now();
    const statuses = new Map<number, number>();
    for (let day = 0; day < DAYS; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const zone = encodeURIComponent(ZONES[day % ZONES.length] as string);
      const place = PLACES[day % PLACES.length];
      const { status } = await visitor.page(
        `/api/astrology/horoscope/daily.json?day=${date}&zone=${zone}&place=${place}`,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const odd = await visitor.page('/api/astrology/horoscope/daily.json?day=2026-01-01&zone=../../etc/passwd');
    const nowhere = await visitor.page('/api/astrology/horoscope/daily.json?day=2026-01-01&place=../../etc/passwd');
    const took = performance.now() - begun;
    const isAnswered = [...statuses.keys()].every((status) => status < 500);
    return {
      held: isAnswered && odd.status === 422 && nowhere.status === 404 && took < MOST_MS,
      figure: `${DAYS} days in six zones over five towns in ${Math.round(took)} ms (${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}); a zone that is a path: ${odd.status}, a place that is one: ${nowhere.status}`,
    };
  },
};
