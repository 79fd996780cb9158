import { type CallAnswer, defineCall } from '@solelune/contract';
import { introduction, list, portrait } from '@solelune/contract/answers';
import { choice, flag, optional, text, timezone, wholeNumber } from '@solelune/contract/fields';
import { nobodys, ownedBy } from '@solelune/contract/naming';
import { z } from 'zod';
import {
  currentHour,
  evolutionAnswer,
  hourCard,
  hourCount,
  hourDetail,
  recordView,
  summaryAnswer,
} from './answer-schemas.ts';
import { MIRROR_HOURS, PERIODS } from './engine/index.ts';

export const home = defineCall({
  name: 'mirror-hours.home',
  method: 'POST',
  path: 'angel/mirrorhour/home.json',
  summary: 'Présente les heures miroirs, inversées et triples',
  input: z.object({ display: flag() }),
  answer: z.object({ introduction, hours: list(hourCard) }),
});

export const detail = defineCall({
  name: 'mirror-hours.detail',
  method: 'POST',
  path: 'angel/mirrorhour/detail/{hour}.json',
  summary: 'Lit une heure : son ange, ses chiffres, son texte',
  input: z.object({ hour: text(40), display: flag() }),
  answer: hourDetail.extend({ reading: portrait }),
  errors: ['not_found'],
});

/** The key that a device was given; whoever holds it reads and writes what was noted under it. Without one, the member's own journal is meant. */
const deviceUuid = () =>
  nobodys(
    'drawn at random for one device: all that is noted under it belongs to whoever holds it',
    z.preprocess(
      (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
      z.uuid({ error: 'Cet identifiant n’est pas valable' }),
    ),
  );
const owned = { uuid: optional(deviceUuid()) };

const recordsPath = 'user/mirrorhour/record';
const currentState = z.enum(['none', 'locked', 'unlocked', 'seen']);

export const newUuid = defineCall({
  name: 'mirror-hours.new-uuid',
  method: 'POST',
  path: `${recordsPath}/get_new_uuid.json`,
  summary: 'Donne une clé à un appareil sans compte ; rien n’est écrit',
  input: z.object({}),
  answer: z.object({ uuid: z.uuid() }),
});

export const recordInsert = defineCall({
  name: 'mirror-hours.insert',
  method: 'POST',
  path: `${recordsPath}/insert.json`,
  summary: 'Note une heure vue, une fois par heure et par jour',
  input: z.object({
    record: z.object({ date: text(10), hour: text(5), live: flag() }, { error: 'Ce champ est requis' }),
    timezone: timezone(),
    ...owned,
  }),
  answer: z.object({ success: z.literal(true), record: recordView, new_current_mirror_hour: currentHour.nullable() }),
  errors: ['mirror_hour_not_saved', 'login_required', 'conflict'],
  writes: true,
  limit: { max: 300, perSeconds: 60 },
});

export const recordDelete = defineCall({
  name: 'mirror-hours.delete',
  method: 'POST',
  path: `${recordsPath}/delete.json`,
  summary: 'Retire une heure notée, par son id ou par son jour et son heure',
  input: z.object({
    record: z.object(
      { id: ownedBy('hour', optional(text(40))), date: optional(text(10)), hour: optional(text(5)) },
      { error: 'Ce champ est requis' },
    ),
    ...owned,
  }),
  answer: z.object({ success: z.literal(true) }),
  errors: ['not_found', 'login_required'],
  writes: true,
  limit: { max: 300, perSeconds: 60 },
});

export const currentCheck = defineCall({
  name: 'mirror-hours.check-current',
  method: 'POST',
  path: `${recordsPath}/check_current_mirror_hour.json`,
  summary: 'Dit où en est l’heure miroir du moment : aucune heure, verrouillée, déverrouillée, vue',
  input: z.object(owned),
  answer: z.object({ current_mirror_hour: currentHour.nullable(), state: currentState }),
  errors: ['login_required'],
});

export const currentSeen = defineCall({
  name: 'mirror-hours.set-seen',
  method: 'POST',
  path: `${recordsPath}/set_have_seen_current_mirror_hour.json`,
  summary: 'Marque comme vue l’heure miroir du moment, par l’id de son enregistrement',
  input: z.object({ current_mirror_hour: ownedBy('hour', text(40)) }),
  answer: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
  access: 'member',
  writes: true,
});

export const syncLocalAndUser = defineCall({
  name: 'mirror-hours.sync',
  method: 'POST',
  path: `${recordsPath}/sync_local_and_user.json`,
  summary: 'Fait passer dans le compte ce qui est noté sous une clé ; peut être répété',
  input: z.object({ uuid: deviceUuid() }),
  answer: z.object({ success: z.literal(true), added: z.int(), already_there: z.int() }),
  access: 'member',
  writes: true,
});

export const recordsGet = defineCall({
  name: 'mirror-hours.get',
  method: 'POST',
  path: `${recordsPath}/get/{period}.json`,
  summary: 'Rend les heures notées de 7 jours, de 30 jours ou toutes (period : 7, 30, all)',
  input: z.object({ period: choice(PERIODS), ...owned }),
  answer: z.object({
    records: z.array(recordView),
    current_mirror_hour: currentHour.nullable(),
    state: currentState,
  }),
  errors: ['login_required'],
});

export const statsInfos = defineCall({
  name: 'mirror-hours.stats-infos',
  method: 'POST',
  path: `${recordsPath}/stats_infos.json`,
  summary: 'Résume les heures notées, et les compare à ce que donnerait le seul hasard',
  input: z.object(owned),
  answer: z.object({ periods: z.record(z.enum(PERIODS), summaryAnswer) }),
  errors: ['login_required'],
});

/** A statistic is asked for all days, or for the last ones: two addresses, one answer. */
const lastDays = () => wholeNumber(1, 3660);
const evolutionCall = <const Path extends string, Input extends z.ZodType>(name: string, path: Path, input: Input) =>
  defineCall({
    ...{ name, method: 'POST', path: `${recordsPath}/${path}`, input, answer: evolutionAnswer },
    summary: 'Compte les heures notées jour après jour',
    errors: ['login_required'],
  });
export const statsEvolution = evolutionCall('mirror-hours.evolution', 'stats_evolution.json', z.object(owned));
export const statsEvolutionOfDays = evolutionCall(
  'mirror-hours.evolution-of-days',
  'stats_evolution/{days}.json',
  z.object({ days: lastDays(), ...owned }),
);

const repartitionCall = <const Path extends string, Input extends z.ZodType>(name: string, path: Path, input: Input) =>
  defineCall({
    ...{ name, method: 'POST', path: `${recordsPath}/${path}`, input },
    answer: z.object({ hours: z.array(hourCount) }),
    summary: 'Compte les heures notées, heure par heure, les plus vues d’abord',
    errors: ['login_required'],
  });
export const statsRepartition = repartitionCall('mirror-hours.repartition', 'stats_repartition.json', z.object(owned));
export const statsRepartitionOfDays = repartitionCall(
  'mirror-hours.repartition-of-days',
  'stats_repartition/{days}/{max}.json',
  z.object({ days: lastDays(), max: wholeNumber(1, MIRROR_HOURS.length), ...owned }),
);

export type HourCard = CallAnswer<typeof home>['hours'][number];
export type RecordView = CallAnswer<typeof recordsGet>['records'][number];
export type CurrentHour = NonNullable<CallAnswer<typeof currentCheck>['current_mirror_hour']>;
