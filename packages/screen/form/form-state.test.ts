import { describe, expect, it } from 'vitest';
import { type FormEvent, formReducer, OPEN, problemsAmong } from './form-state.ts';

const after = (...events: FormEvent[]) => events.reduce(formReducer, OPEN);
const left: FormEvent = { type: 'left' };
const answered: FormEvent = { type: 'answered', done: 'C’est gardé.' };
const refused = (problems = {}, asked = ['email', 'record']): FormEvent => ({
  type: 'refused',
  sentence: 'Certains champs sont à corriger.',
  problems,
  asked,
});

describe('a form', () => {
  it('shows what its own rules found, and nothing of an earlier sending', () => {
    expect(after(left, refused(), { type: 'found', problems: { email: 'requis' } })).toEqual({
      ...OPEN,
      problems: { email: 'requis' },
    });
  });

  it('forgets what was wrong as it leaves', () => {
    expect(after({ type: 'found', problems: { email: 'requis' } }, left)).toEqual({ ...OPEN, phase: 'busy' });
    expect(after(left, refused({ email: 'pris' }), left)).toEqual({ ...OPEN, phase: 'busy' });
    expect(after(left, answered, left)).toEqual({ ...OPEN, phase: 'busy' });
  });

  it('opens again with the reason', () => {
    expect(after(left, refused())).toMatchObject({
      phase: 'open',
      message: 'Certains champs sont à corriger.',
      isTold: false,
    });
  });

  it.each([
    ['one of its fields', { email: 'pris' }, true],
    ['a part of one of its fields', { 'record[date]': 'trop tôt' }, true],
    ['a field it does not have', { device_key: 'inconnu' }, false],
    ['both', { device_key: 'inconnu', email: 'pris' }, true],
  ])('knows that a reason stands beside a field when it is about %s', (_, problems, isTold) => {
    expect(after(left, refused(problems))).toMatchObject({ problems, isTold });
  });

  it('is sent with the answer, until it is touched', () => {
    expect(after(left, answered)).toEqual({ ...OPEN, phase: 'sent', done: 'C’est gardé.' });
    expect(after(left, answered, { type: 'touched' })).toEqual(OPEN);
  });

  it('keeps what is wrong in sight while it is mended', () => {
    expect(after(left, refused({ email: 'pris' }), { type: 'touched' })).toMatchObject({ problems: { email: 'pris' } });
  });

  it('is not found wrong while it is under way, and not finished twice', () => {
    expect(after(left, { type: 'found', problems: { email: 'requis' } }).phase).toBe('busy');
    expect(after(left, answered, refused())).toEqual(after(left, answered));
    expect(after(left, refused(), answered)).toEqual(after(left, refused()));
    expect(after(answered)).toEqual(OPEN);
  });

  it('opens again without a word when it was cancelled', () => {
    expect(after(left, { type: 'cancelled' })).toEqual(OPEN);
    expect(after(left, answered, { type: 'cancelled' })).toEqual(after(left, answered));
  });
});

it('problemsAmong leaves out what is right', () => {
  expect(problemsAmong({ email: null, password: 'requis' })).toEqual({ password: 'requis' });
});
