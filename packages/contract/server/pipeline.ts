import type { Database, Logger } from '@solelune/platform';
import { z } from 'zod';
import { fr } from 'zod/locales';
import type { Call } from '../call.ts';
import { type Display, ENVELOPE_KEYS } from '../envelope.ts';
import { Failure, fail, statusOf } from '../errors.ts';
import type { CallContext, Handler, Services, Who } from './context.ts';
import { oddCharacters } from './odd-characters.ts';
import { storageFailure } from './storage-failure.ts';
import { transactIn } from './transactions.ts';

/** What no rule of ours names is still said in French. */
z.config(fr());

export interface Caller {
  who: Who | null;
  visitor: string;
  /** Goes off when the caller is gone; one that has none stays to the end. */
  signal?: AbortSignal;
}

export interface Outcome {
  status: number;
  body: Record<string, unknown>;
}

export interface Pipeline {
  database: Pick<Database, 'query' | 'transaction' | 'afterCommit'>;
  services: Services;
  log: Logger;
  now: () => Temporal.Instant;
}

/** who → validate → handler (in a transaction where it writes) → answer. HTTP and page rendering both come through here. */
export async function runCall(pipeline: Pipeline, handler: Handler, raw: unknown, caller: Caller): Promise<Outcome> {
  const { call } = handler;
  const refusal = pipeline.services.access.refusal(call.access, caller.who);
  if (refusal) return answerOf(refusal);
  const odd = oddCharacters(raw);
  if (Object.keys(odd).length > 0) return answerOf(fail('invalid_input', { fields: odd }));
  const parsed = await call.input.safeParseAsync(raw);
  if (!parsed.success) return answerOf(fail('invalid_input', { fields: fieldSentences(parsed.error) }));
  const { database, services } = pipeline;
  const transaction = transactIn(database);
  const { afterCommit } = database;
  const context = {
    signal: new AbortController().signal,
    ...caller,
    services,
    now: pipeline.now(),
    transaction,
    afterCommit,
    db: database.query,
  };
  const run = (own: CallContext) => handler.run(parsed.data as never, own);
  try {
    const result = await (call.writes ? transaction(async (db) => run({ ...context, db })) : run(context));
    return answerOf(result instanceof Failure ? result : checked(call, result));
  } catch (error) {
    const passing = storageFailure(error);
    if (passing) pipeline.log.warn({ err: error, call: call.name }, 'call refused: nothing can be kept');
    else pipeline.log.error({ err: error, call: call.name }, 'call failed');
    return answerOf(passing ?? fail('internal'));
  }
}

/** The same, with the promotional cards that features have for this page: what browsers and rendered pages are given. */
export async function runPageCall(
  pipeline: Pipeline,
  handler: Handler,
  raw: unknown,
  caller: Caller,
): Promise<Outcome> {
  const outcome = await runCall(pipeline, handler, raw, caller);
  const { call } = handler;
  if (outcome.status !== 200 || call.access !== 'public' || call.writes || outcome.body['displays']) return outcome;
  const parts = { db: pipeline.database.query, services: pipeline.services, now: pipeline.now };
  const banners: Display[] = [];
  for (const { displays } of pipeline.services.features) banners.push(...((await displays?.(call.name, parts)) ?? []));
  return banners.length === 0 ? outcome : { ...outcome, body: { ...outcome.body, displays: { bottom: { banners } } } };
}

/** The answer is what the declaration says, no more: a field that a handler adds by mistake does not leave the server. */
function checked(call: Call, result: object): Record<string, unknown> {
  const answer = call.answer.parse(result) as Record<string, unknown>;
  for (const key of ENVELOPE_KEYS) {
    const value = (result as Record<string, unknown>)[key];
    if (value !== undefined) answer[key] = value;
  }
  return answer;
}

function answerOf(result: Failure | Record<string, unknown>): Outcome {
  if (!(result instanceof Failure)) return { status: 200, body: result };
  const { code, sentence, fields } = result;
  return { status: statusOf(code), body: { error: sentence, code, ...(fields ? { fields } : {}) } };
}

/** One sentence per field, the first; the path of a nested field is written in brackets, as the form wrote it. */
function fieldSentences(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const [first = '', ...rest] = issue.path.map(String);
    const name = `${first}${rest.map((part) => `[${part}]`).join('')}` || 'formulaire';
    fields[name] ??= issue.message;
  }
  return fields;
}
