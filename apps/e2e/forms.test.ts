import { chosenFields } from '@solelune/screen/address-form';
import { describe, expect, it } from 'vitest';
import { screens } from '../web/screens.ts';
import { FORM_ANSWERS } from './form-answers.ts';
import { siteUrl } from './site.ts';

/** As a browser without scripts sends a form. */
const send = (page: string, answers: Record<string, string>) =>
  fetch(siteUrl() + page, { method: 'POST', body: new URLSearchParams(answers), redirect: 'manual' });

const declared = screens.flatMap(({ name, path, form }) => (form ? [{ name, path, form }] : []));

it('every form that is declared is tried', () => {
  expect(declared.map(({ name }) => name).toSorted()).toEqual(Object.keys(FORM_ANSWERS).toSorted());
});

describe.each(declared)('$name, sent without scripts', ({ name, path, form: load }) => {
  const { page = path, good, bad } = FORM_ANSWERS[name] ?? { good: { answers: {} }, bad: { answers: {} } };

  it('has a control of its own for every field that is read, in a form that is sent to its page', async () => {
    const { fields, lookups = {} } = await load();
    const answer = await fetch(siteUrl() + page);
    expect(answer.headers.get('etag') !== null || page !== path).toBe(true);
    const html = await answer.text();
    const [form = ''] = [...html.matchAll(/<form\b[^]*?<\/form>/g)]
      .map(([whole]) => whole)
      .filter((whole) => whole.includes(`action="${page}"`));
    expect(form).toMatch(/^<form[^>]*method="post"/);
    const named = [...form.matchAll(/ name="([^"]+)"/g)].map(([, control]) => control);
    for (const field of fields) expect(named).toContain(field);
    for (const field of Object.keys(lookups)) expect(named).toContain(chosenFields(field).label);
  });

  it('leads to its result, which is there', async () => {
    const answer = await send(page, good.answers);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, good.leadsTo]);
    expect((await fetch(siteUrl() + good.leadsTo)).status).toBe(200);
  });

  it('comes back filled, with a sentence by the field, and nobody keeps it', async () => {
    const answer = await send(page, bad.answers);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    const html = await answer.text();
    expect(html.slice(0, html.indexOf('id="page-data"'))).toContain(bad.sentence);
    expect(html).toMatch(/class="field__error"|aria-invalid="true"/);
    for (const [field, value] of Object.entries(bad.answers))
      if (value && /date|name|kw|number|feelings$/.test(field)) expect(html).toContain(`value="${value}"`);
    expect(await (await fetch(siteUrl() + page)).text()).not.toContain(bad.sentence);
  });
});
