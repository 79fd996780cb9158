import { describe, expect, it } from 'vitest';
import { type AddressForm, chosenIn, leadOf, problemsSoFar, readAnswers, unchosenIn } from './address-form.ts';

const form: AddressForm = {
  fields: ['name', 'city'],
  lookups: {
    city: {
      ...{ call: {} as never, input: (query) => ({ query }), matchesOf: () => [] },
      sentences: { unchosen: 'Choisissez', none: 'Aucun' },
    },
  },
  lead: (answers) =>
    answers['name'] ? { to: `/${chosenIn(answers, 'city')?.id ?? 'partout'}` } : { problems: { name: 'Requis' } },
};
const lyon = { city: 'Lyon', city_id: '1', city_label: 'Lyon' };

describe('readAnswers', () => {
  it('takes the fields of the form, as texts, and nothing else', () => {
    const sent = { name: 'Camille', city: ['Lyon'], city_id: 3, other: 'x', asked: 'name' };
    expect(readAnswers(form, sent)).toEqual({ name: 'Camille', city: '', city_id: '', city_label: '', asked: 'name' });
  });
  it('looks at no more of a text than anybody is asked for', () => {
    expect(readAnswers(form, { name: 'a'.repeat(10_000) })['name']).toHaveLength(300);
  });
});

describe('a field of which one chooses', () => {
  it('holds its choice until something else is written over it', () => {
    expect(chosenIn(lyon, 'city')).toEqual({ id: '1', label: 'Lyon' });
    expect(chosenIn({ ...lyon, city: 'Lille' }, 'city')).toBeNull();
    expect(chosenIn({ city: 'Lyon' }, 'city')).toBeNull();
  });
  it('leads nowhere while something is written and nothing chosen', () => {
    expect(leadOf(form, { name: 'Camille', ...lyon })).toEqual({ to: '/1' });
    expect(leadOf(form, { name: 'Camille', city: ' ' })).toEqual({ to: '/partout' });
    expect(leadOf(form, { name: 'Camille', city: 'Lyon' })).toEqual({ problems: { city: 'Choisissez' } });
    expect(leadOf(form, { city: 'Lyon' })).toEqual({ problems: { name: 'Requis', city: 'Choisissez' } });
    expect(unchosenIn(form, { ...lyon, city: 'Lille' }).map(([field]) => field)).toEqual(['city']);
  });
});

it('what was not asked for yet is not wrong', () => {
  const problems = { name: 'Requis', city: 'Choisissez' };
  expect(problemsSoFar(form, { asked: 'name' }, problems)).toEqual({ name: 'Requis' });
  expect(problemsSoFar(form, { asked: 'city' }, problems)).toEqual(problems);
  expect(problemsSoFar(form, { asked: '' }, problems)).toEqual(problems);
  expect(problemsSoFar(form, { asked: 'nothing of ours' }, problems)).toEqual(problems);
});
