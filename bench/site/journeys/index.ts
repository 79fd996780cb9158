import type { Kind } from '../kinds.ts';
import type { Journey } from './journey.ts';
import { logIn, save } from './member.ts';
import { buySuns } from './payment.ts';
import { draw, readChart, readPage, readResult } from './reading.ts';
import { followTeam } from './status.ts';

type Journeys = Record<Exclude<Kind, 'room'>, (journey: Journey) => Promise<unknown>>;

/** What each kind does; rooms are opened beforehand, and have their own keeper (rooms.ts). */
export const JOURNEYS: Journeys = {
  ...{ page: readPage, result: readResult, chart: readChart, draw, login: logIn, save, payment: buySuns },
  status: (journey) => followTeam(journey),
};
