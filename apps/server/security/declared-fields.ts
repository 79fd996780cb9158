import type { Call } from '@solelune/contract';
import { handlersOf } from '@solelune/contract/server';
import { features } from '../features.ts';

export const declaredCalls: Call[] = handlersOf(features).map(({ call }) => call as Call);

export interface DeclaredField {
  call: Call;
  /** `profile.contact-detail contactId`; a nested one is dotted. */
  name: string;
  /** Its own name, without those it is nested in. */
  ownName: string;
  /** The schema, as zod keeps it. */
  schema: ZodPart;
}

interface ZodPart {
  def: {
    type: string;
    innerType?: ZodPart;
    out?: ZodPart;
    in?: ZodPart;
    element?: ZodPart;
    options?: ZodPart[];
    /** The choices of an enumeration. */
    entries?: Record<string, string>;
  };
  shape?: Record<string, ZodPart>;
}

/** Every field that a call reads, as its schema declares it: what is not declared never reaches a handler. */
export const declaredFields = (call: Call): DeclaredField[] =>
  fieldsIn(call.input as unknown as ZodPart).map(({ path, schema }) => ({
    call,
    name: `${call.name} ${path.join('.')}`,
    ownName: path.findLast((part) => part !== '[]') ?? '',
    schema,
  }));

/** Down through optional, default, transformed and alternative schemas, to what is written in a form. */
function fieldsIn(schema: ZodPart, path: string[] = []): { path: string[]; schema: ZodPart }[] {
  const { type, innerType, element, options, in: before, out: after } = schema.def;
  if (schema.shape) return Object.entries(schema.shape).flatMap(([key, part]) => fieldsIn(part, [...path, key]));
  if (type === 'array' && element) return fieldsIn(element, [...path, '[]']);
  if (type === 'pipe' && before && after) return fieldsIn(before.def.type === 'transform' ? after : before, path);
  if (innerType) return fieldsIn(innerType, path);
  if (type === 'union' && options?.some(({ shape }) => shape))
    return options.flatMap((option) => fieldsIn(option, path));
  return [{ path, schema }];
}
