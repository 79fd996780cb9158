import { type Call, type CallAddress, type CallAnswer, type CallInput, fillPath } from './call.ts';
import type { Envelope } from './envelope.ts';
import { codeOfStatus, type ErrorCode, isErrorCode, sentenceOf, statusOf } from './errors.ts';
import { toBody, toPairs } from './form-data.ts';
import { PAGE_HEADER } from './page-header.ts';
import type { TokenStore } from './tokens.ts';

export { browserTokens, type TokenStore } from './tokens.ts';

export const REQUEST_TIMEOUT_MS = 10_000;

/** What a refused or failed call raises: the code for the program, the sentence for the person, the fields for the form. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly sentence: string;
  readonly status: number;
  readonly fields: Record<string, string>;
  constructor(code: ErrorCode, details: { sentence?: string; status?: number; fields?: Record<string, string> } = {}) {
    const sentence = details.sentence ?? sentenceOf(code);
    super(sentence);
    this.name = 'CallError';
    this.code = code;
    this.sentence = sentence;
    this.status = details.status ?? statusOf(code);
    this.fields = details.fields ?? {};
  }
}

/** What to tell the person: the refusal's own sentence, or that something unknown happened. */
export const sentenceOfError = (error: unknown): string =>
  error instanceof CallError ? error.sentence : sentenceOf('unknown');

/** What to tell where no field can say it: why the first of them was refused, or why the whole was. */
export const reasonOfError = (error: unknown): string =>
  (error instanceof CallError && Object.values(error.fields)[0]) || sentenceOfError(error);

/** Whether a call was cancelled by who asked for it: nobody waits for its answer any more, so nobody is told. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export interface ClientOptions {
  /** `/api/`, or a whole address outside a browser. */
  baseUrl: string;
  tokens: TokenStore;
  language?: string;
  timeoutMs?: number;
  fetch?: typeof fetch;
  /** Called for what any answer may carry beside its own fields, successful or not. */
  onEnvelope?: (envelope: Envelope) => void;
}

interface CallOptions {
  signal?: AbortSignal;
  isPage?: boolean;
  /** What is told while the visitor leaves for another document still arrives. */
  outlivesPage?: boolean;
}

export interface Client {
  /** Raises a `CallError` when it is refused or fails, and an `AbortError` when `signal` cancels it. */
  call<C extends Call>(
    call: C | (CallAddress & { input?: C['input']; answer?: C['answer'] }),
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<CallAnswer<C>>;
}

export function createClient(options: ClientOptions): Client {
  const { baseUrl, tokens, language = 'fr', timeoutMs = REQUEST_TIMEOUT_MS, fetch: send = globalThis.fetch } = options;

  async function request(
    call: CallAddress,
    input: Record<string, unknown>,
    token: string | null,
    signal: AbortSignal,
    { isPage, outlivesPage = false }: CallOptions,
  ): Promise<Response> {
    const { path, rest } = fillPath(call.path, input);
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language };
    if (isPage) headers[PAGE_HEADER] = '1';
    if (token) headers['authorization'] = `Bearer ${token}`;
    const query = call.method === 'GET' ? new URLSearchParams(toPairs(rest) as [string, string][]).toString() : '';
    const url = `${baseUrl}${path}${query ? `?${query}` : ''}`;
    const body = call.method === 'POST' ? toBody(rest) : null;
    return send(url, {
      method: call.method,
      headers,
      body,
      signal,
      credentials: 'same-origin',
      keepalive: outlivesPage,
    });
  }

  return {
    async call(call, input, callOptions = {}) {
      const { signal } = callOptions;
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const combined = signal ? AbortSignal.any([signal, timeout]) : timeout;
        const token = tokens.read();
        const response = await request(call, (input ?? {}) as Record<string, unknown>, token, combined, callOptions);
        const answer = await readAnswer(response);
        handleEnvelope(answer, token, tokens);
        options.onEnvelope?.(answer);
        if (!response.ok || typeof answer.error === 'string') throw errorOf(response, answer);
        return answer as never;
      } catch (error) {
        if (signal?.aborted) throw new DOMException('Nobody waits for this answer any more', 'AbortError');
        if (error instanceof CallError) throw error;
        throw new CallError('network'); // refused, cut or too slow: all three are "Pas de réseau ?"
      }
    },
  };
}

async function readAnswer(response: Response): Promise<Envelope> {
  const text = await response.text();
  try {
    const answer: unknown = JSON.parse(text);
    if (answer && typeof answer === 'object' && !Array.isArray(answer)) return answer as Envelope;
  } catch {
    // A proxy's page instead of our JSON: judged by its status below.
  }
  if (response.ok) throw new CallError('unknown', { status: response.status });
  return {};
}

/** An answer that only says that its token is worth nothing speaks of the token it was asked with: who has logged in since keeps theirs. */
function handleEnvelope(answer: Envelope, askedWith: string | null, tokens: TokenStore): void {
  const opensSession = answer.long_jwtoken !== undefined || answer.jwtoken !== undefined;
  if (answer.should_delete_token && (opensSession || tokens.read() === askedWith)) tokens.clear();
  if (answer.long_jwtoken) tokens.keepLong(answer.long_jwtoken);
  if (answer.jwtoken) tokens.keepShort(answer.jwtoken);
}

function errorOf(response: Response, answer: Envelope): CallError {
  const named = isErrorCode(answer.code) ? answer.code : null;
  const code = named ?? (response.ok ? 'unknown' : codeOfStatus(response.status));
  return new CallError(code, {
    // An error without a name that came with a good status is none of the server's failures: it is told, and has no page.
    status: named && response.ok ? statusOf(code) : response.status,
    ...(answer.error ? { sentence: answer.error } : {}),
    ...(answer.fields ? { fields: answer.fields } : {}),
  });
}
