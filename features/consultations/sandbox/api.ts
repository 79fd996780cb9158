import { type Exchange, type Leg, OVER } from './exchange.ts';

export interface Answer {
  status: number;
  body: object;
}

/** Twilio's own codes for a number that it does not call. */
const NOT_A_NUMBER = 21211;
const NOT_ALLOWED = 21215;

/** Numbers that the sandbox does not reach, so that this can be tried: 01 99 00 99 99, one of those the regulator keeps for fiction. */
export const UNREACHABLE = '+33199009999';

const instant = (at: number | null) => (at === null ? null : new Date(at).toUTCString());
const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  body: { status, code, message, more_info: `https://www.twilio.com/docs/errors/${code}` },
});
const NOTHING = refusal(404, 20404, 'The requested resource was not found');

const shown = (leg: Leg) => ({
  ...{ sid: leg.sid, status: leg.status, to: leg.to, from: leg.from, answered_by: leg.answeredBy },
  ...{ date_created: instant(leg.createdAt), start_time: instant(leg.answeredAt), end_time: instant(leg.endedAt) },
  duration: leg.endedAt && leg.answeredAt ? String(Math.floor((leg.endedAt - leg.answeredAt) / 1000)) : null,
});

const page = (name: string, rows: object[]) => ({
  ...{ [name]: rows, page: 0, page_size: 50, start: 0, end: rows.length - 1 },
  ...{ uri: '/', first_page_uri: '/', next_page_uri: null, previous_page_uri: null },
});

const attributeOf = (twiml: string, name: string): string | null =>
  new RegExp(`<Conference[^>]* ${name}="([^"]*)"`).exec(twiml)?.[1] ?? null;

/** The part of Twilio's voice API that is used here. */
export function answerApi(exchange: Exchange, method: string, path: string, given: URLSearchParams): Answer {
  const [collection = '', sid, part] = path
    .replace(/^\/2010-04-01\/Accounts\/[^/]+\//, '')
    .replace(/\.json$/, '')
    .split('/');
  if (collection === 'Calls') return sid ? oneCall(exchange, method, sid, given) : newCall(exchange, given);
  if (collection === 'Conferences' && part === 'Participants') return participants(exchange, sid ?? '');
  if (collection === 'Conferences' && !sid) return conferences(exchange, given.get('FriendlyName') ?? '');
  return NOTHING;
}

function newCall(exchange: Exchange, given: URLSearchParams): Answer {
  const to = given.get('To') ?? '';
  const twiml = given.get('Twiml') ?? '';
  const conference = /<Conference[^>]*>([^<]+)</.exec(twiml)?.[1];
  if (!/^\+\d{8,15}$/.test(to))
    return refusal(400, NOT_A_NUMBER, `The phone number you are attempting to call is not valid.`);
  if (to === UNREACHABLE) return refusal(400, NOT_ALLOWED, 'Account not authorized to call this number.');
  if (!conference) return refusal(400, 21218, 'This sandbox knows calls that lead into a conference, and no others.');
  const leg = exchange.ring({
    ...{ to, from: given.get('From') ?? '', conference, timeoutSeconds: Number(given.get('Timeout') ?? 60) },
    ...{ statusUrl: given.get('StatusCallback'), conferenceUrl: attributeOf(twiml, 'statusCallback') },
  });
  return { status: 201, body: shown(leg) };
}

function oneCall(exchange: Exchange, method: string, sid: string, given: URLSearchParams): Answer {
  const leg = exchange.legs.get(sid);
  if (!leg) return NOTHING;
  if (method === 'POST' && (OVER as readonly string[]).includes(given.get('Status') ?? '')) exchange.hangUp(leg);
  return { status: 200, body: shown(leg) };
}

/** One that nobody is in is over, and is not among those that go on. */
function conferences(exchange: Exchange, name: string): Answer {
  const isOn = exchange.inConference(name).length > 0;
  const rows = isOn ? [{ sid: exchange.conferenceSid(name), friendly_name: name, status: 'in-progress' }] : [];
  return { status: 200, body: page('conferences', rows) };
}

function participants(exchange: Exchange, sid: string): Answer {
  const name = exchange.conferenceNamed(sid);
  if (!name) return NOTHING;
  const rows = exchange
    .inConference(name)
    .map((leg) => ({ call_sid: leg.sid, conference_sid: sid, status: 'connected' }));
  return { status: 200, body: page('participants', rows) };
}
