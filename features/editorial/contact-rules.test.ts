import { SENTENCES } from '@solelune/contract/validation';
import { describe, expect, it } from 'vitest';
import {
  type ContactFields,
  contactProblems,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  SHORTEST_MESSAGE,
} from './contact-rules.ts';
import { contactSend } from './contract.ts';

const right: ContactFields = {
  name: 'Anne-Laure D’Arc',
  email: 'anne@exemple.fr',
  subject: 'text',
  message: 'Une coquille dans la page du 7.',
  website: '',
};

/** What the call says of the same fields. */
function refusedByCall(fields: ContactFields): Record<string, string> {
  const parsed = contactSend.input.safeParse(fields);
  const found: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
}

describe('the form and the call', () => {
  it.each<[string, Partial<ContactFields>, Record<string, string>]>([
    ['nothing', {}, {}],
    [
      'empty fields',
      { name: ' ', email: '', subject: '', message: '\n' },
      {
        name: SENTENCES.required,
        email: SENTENCES.required,
        subject: SENTENCES.required,
        message: SENTENCES.required,
      },
    ],
    ['a name of digits', { name: 'R2D2' }, { name: SENTENCES.name }],
    ['a line break in the name', { name: 'Anne\nBcc' }, { name: SENTENCES.name }],
    ['a long name', { name: 'a'.repeat(LONGEST_NAME + 1) }, { name: SENTENCES.maxLength(LONGEST_NAME) }],
    ['half an address', { email: 'anne@exemple' }, { email: SENTENCES.email }],
    ['a short message', { message: 'Bonjour' }, { message: SENTENCES.minLength(SHORTEST_MESSAGE) }],
    [
      'a message of spaces around',
      { message: `  ${'a'.repeat(SHORTEST_MESSAGE - 1)}  ` },
      { message: SENTENCES.minLength(SHORTEST_MESSAGE) },
    ],
    ['the shortest message', { message: 'a'.repeat(SHORTEST_MESSAGE) }, {}],
    ['the longest message', { message: 'a'.repeat(LONGEST_MESSAGE) }, {}],
    ['a longer one', { message: 'a'.repeat(LONGEST_MESSAGE + 1) }, { message: SENTENCES.maxLength(LONGEST_MESSAGE) }],
  ])('say the same of %s', (_, change, expected) => {
    const fields = { ...right, ...change };
    expect(contactProblems(fields)).toEqual(expected);
    expect(refusedByCall(fields)).toEqual(expected);
  });

  it('the call alone knows its subjects', () => {
    expect(refusedByCall({ ...right, subject: 'argent' })).toEqual({ subject: SENTENCES.choice });
  });
});
