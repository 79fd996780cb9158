import type { z } from 'zod';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';

export interface RateLimit {
  /** How many requests one visitor may make… */
  max: number;
  /** …in how many seconds. */
  perSeconds: number;
}

export interface FileLimits {
  maxCount: number;
  maxBytes: number;
}

/** Which fields of its input the line of a deed keeps: ids, amounts and choices, never words about a person. */
export interface Audited<Field extends string = string> {
  /** The id of whom or what it is done to. */
  about?: Field;
  /** Why, as who does it must say. */
  reason?: Field;
  details?: readonly Field[];
}

type FieldOf<Input extends z.ZodType> = Extract<keyof z.output<Input>, string>;

interface CallSpec<Input extends z.ZodType, Answer extends z.ZodType, Who extends Access, Writes extends boolean> {
  /** Feature and capability, dotted: `numerology.expression-result`. */
  name: string;
  method: 'GET' | 'POST';
  /** Relative to `/api/`, exactly as the product document writes it; `{x}` is a parameter, a final `{x?}` an optional one. */
  path: string;
  summary: string;
  input: Input;
  answer: Answer;
  errors?: ErrorCode[];
  access?: Who;
  /** A call that writes runs in one transaction, rolled back when it fails. */
  writes?: Writes;
  /** Staff's deed: the pipeline writes its line in the audit log, in the call's own transaction. */
  audited?: Audited<FieldOf<Input>>;
  /** For expensive or abusable calls; every call also has the general limit. */
  limit?: RateLimit;
  files?: FileLimits;
}

export interface Call<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  Writes extends boolean = boolean,
> extends Omit<CallSpec<Input, Answer, Who, Writes>, 'audited'> {
  audited?: Audited;
  errors: ErrorCode[];
  access: Who;
  writes: Writes;
}

/** What the browser keeps of a call: the build strips the schemas (see apps/web/vite/strip-contracts.ts). */
export type CallAddress = Pick<Call, 'name' | 'method' | 'path'>;

/** Declares a call, once. The server route, the typed client, the OpenAPI page and the fuzz tests are all made from it. */
export function defineCall<
  Input extends z.ZodType,
  Answer extends z.ZodType,
  Who extends Access = 'public',
  Writes extends boolean = false,
>(spec: CallSpec<Input, Answer, Who, Writes>): Call<Input, Answer, Who, Writes> {
  if (spec.audited && (!spec.writes || spec.access === undefined || spec.access === 'public'))
    throw new Error(`${spec.name} is audited: it must write, and know who makes it.`);
  return { errors: [], access: 'public' as Who, writes: false as Writes, ...spec };
}

/** What a caller gives (before defaults and coercion) and what a handler and a page receive. */
export type CallInput<C extends Call> = z.input<C['input']>;
export type ParsedInput<C extends Call> = z.output<C['input']>;
export type CallAnswer<C extends Call> = z.output<C['answer']>;
/** What a handler returns (before defaults). */
export type HandlerAnswer<C extends Call> = z.input<C['answer']>;

const PARAMETER = /\{(\w+)(\??)\}/g;

export const pathParameters = (path: string): { name: string; optional: boolean }[] =>
  [...path.matchAll(PARAMETER)].map((match) => ({ name: match[1] as string, optional: match[2] === '?' }));

/** Puts the input's values into the path and returns what is left for the query or the body. */
export function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/(\/?)\{(\w+)(\??)\}/g, (_, slash: string, name: string, optional: string) => {
    const value = rest[name];
    delete rest[name];
    if ((value === undefined || value === '') && optional) return '';
    return `${slash}${encodeURIComponent(String(value ?? ''))}`;
  });
  return { path: filled, rest };
}
