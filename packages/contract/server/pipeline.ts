import type { Database, Logger, Writer } from '@solelune/platform';
import { z } from 'zod';
import { fr } from 'zod/locales';
import type { Call } from '../call.ts';
import { ENVELOPE_KEYS } from '../envelope.ts';
import { Failure, fail, statusOf } from '../errors.ts';
import { appendDeed } from './audit.ts';
import type { CallContext, Handler, Services, Who } from './context.ts';
import { oddCharacters } from './odd-characters.ts';
import { storageFailure } from './storage-failure.ts';
import { transactIn } from './transactions.ts';

/** What no rule of ours names is still said in French. */
z.config(fr());

export interface Caller {
  who: Who | null;
  visitor: string;
  /** A page is asked for: its answer carries the cards that stand under it. */
  isPage?: boolean;
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
  const write = async (db: Writer) => {
    const done = await run({ ...context, db });
    if (!(done instanceof Failure)) await appendDeed(db, call, parsed.data, context);
    return done;
  };
  try {
    const result = await (call.writes ? transaction(write) : run(context));
    if (result instanceof Failure) return answerOf(result);
    const answer = checked(call, result);
    return answerOf(caller.isPage ? await withDisplays(pipeline, answer, { raw, caller, call }) : answer);
  } catch (error) {
    const passing = storageFailure(error);
    if (passing) pipeline.log.warn({ err: error, call: call.name }, 'call refused: nothing can be kept');
    else pipeline.log.error({ err: error, call: call.name }, 'call failed');
    return answerOf(passing ?? fail('internal'));
  }
}

/** As many as stand side by side. */
const MOST_CARDS = 3;

interface Asked {
  raw: unknown;
  caller: Caller;
  call: Call;
}

/** What a page says matters more than the cards under it: where they cannot be chosen it goes without. */
async function withDisplays(
  { services, database, now, log }: Pipeline,
  answer: Record<string, unknown>,
  { raw, caller, call }: Asked,
) {
  if (answer['displays'] !== undefined) return answer;
  try {
    const seed = `${call.name} ${JSON.stringify(raw)}`;
    const parts = { db: database.query, services, now };
    const own = await Promise.all(services.features.map(({ cards }) => cards?.(call.name, parts) ?? []));
    const chosen = await services.displays?.({ isMember: caller.who !== null, seed });
    const bottom = [...own.flat(), ...(chosen?.bottom ?? [])].slice(0, MOST_CARDS);
    const menu = chosen?.menu ?? [];
    const displays = {
      ...(bottom.length > 0 ? { bottom: { banners: bottom } } : {}),
      ...(menu.length > 0 ? { menu: { banners: menu } } : {}),
    };
    return bottom.length + menu.length > 0 ? { ...answer, displays } : answer;
  } catch (error) {
    log.warn({ err: error }, 'no cards could be chosen');
    return answer;
  }
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
