import type { Call } from '@solelune/contract';
import { type Naming, namingOf } from '@solelune/contract/naming';
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
  /** What the contract says that it names. */
  naming: Naming | undefined;
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
  fieldsIn(call.input as unknown as ZodPart).map(({ path, schema, naming }) => ({
    call,
    name: `${call.name} ${path.join('.')}`,
    ownName: path.findLast((part) => part !== '[]') ?? '',
    schema,
    naming,
  }));

type FoundField = Pick<DeclaredField, 'schema' | 'naming'> & { path: string[] };

/** Down through optional, default, transformed and alternative schemas, to what is written in a form. */
function fieldsIn(schema: ZodPart, path: string[] = [], around?: Naming): FoundField[] {
  const { type, innerType, element, options, in: before, out: after } = schema.def;
  const naming = around ?? namingOf(schema as never);
  if (schema.shape)
    return Object.entries(schema.shape).flatMap(([key, part]) => fieldsIn(part, [...path, key], naming));
  if (type === 'array' && element) return fieldsIn(element, [...path, '[]'], naming);
  if (type === 'pipe' && before && after)
    return fieldsIn(before.def.type === 'transform' ? after : before, path, naming);
  if (innerType) return fieldsIn(innerType, path, naming);
  if (type === 'union' && options?.some(({ shape }) => shape))
    return options.flatMap((option) => fieldsIn(option, path, naming));
  return [{ path, schema, naming }];
}
