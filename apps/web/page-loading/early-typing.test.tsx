// @vitest-environment happy-dom
import { doing } from '@solelune/testing/draw';
import { useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { noteEarlyTyping } from './early-typing.ts';

interface Answers {
  name: string;
  month: string;
  tone: string;
  keeps: boolean;
}
const NONE: Answers = { name: '', month: '1', tone: 'none', keeps: false };

/** As forms are: what stands in the controls is the page's own, and it is drawn again as soon as the page is alive. */
function Form({ begunAnew = 'first' }: { begunAnew?: string }) {
  const [answers, setAnswers] = useState(NONE);
  useSyncExternalStore(
    () => () => {},
    () => 'alive',
    () => 'written',
  );
  const change = (part: Partial<Answers>) => setAnswers({ ...answers, ...part });
  return (
    <form key={begunAnew}>
      <input name="name" value={answers.name} onChange={(event) => change({ name: event.target.value })} />
      <select name="month" value={answers.month} onChange={(event) => change({ month: event.target.value })}>
        <option value="1">janvier</option>
        <option value="2">février</option>
      </select>
      {['none', 'F'].map((tone) => (
        <input
          key={tone}
          type="radio"
          name="tone"
          value={tone}
          checked={answers.tone === tone}
          onChange={() => change({ tone })}
        />
      ))}
      <input
        type="checkbox"
        name="keeps"
        checked={answers.keeps}
        onChange={(event) => change({ keeps: event.target.checked })}
      />
      <output>{JSON.stringify(answers)}</output>
    </form>
  );
}

let root: Root;
afterEach(async () => {
  await doing(() => root.unmount());
  document.body.replaceChildren();
});

function written(): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Form />);
  return box;
}
const control = <Kind extends HTMLElement>(box: HTMLElement, selector: string) =>
  box.querySelector<Kind>(selector) as Kind;
const heard = (box: HTMLElement) => JSON.parse(box.querySelector('output')?.textContent ?? '') as Answers;

it.each(['before the code is there', 'while the page is taken over'])('what is typed %s is kept', async (when) => {
  const box = written();
  const type = () => {
    const name = control<HTMLInputElement>(box, '[name=name]');
    name.value = 'Zoé';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    const month = control<HTMLSelectElement>(box, '[name=month]');
    month.value = '2';
    month.dispatchEvent(new Event('input', { bubbles: true }));
    control<HTMLInputElement>(box, '[value=F]').click();
    control<HTMLInputElement>(box, '[name=keeps]').click();
  };
  if (when.startsWith('before')) type();
  const typing = noteEarlyTyping(box);
  if (!when.startsWith('before')) type();
  await doing(() => {
    root = hydrateRoot(box, <Form />);
  });
  await doing(() => typing.tell());
  expect(heard(box)).toEqual({ name: 'Zoé', month: '2', tone: 'F', keeps: true });
  expect(control<HTMLInputElement>(box, '[name=name]').value).toBe('Zoé');
  expect(control<HTMLSelectElement>(box, '[name=month]').value).toBe('2');
});

it('is kept as well when the form has begun anew', async () => {
  const box = written();
  control<HTMLInputElement>(box, '[name=name]').value = 'Zoé';
  const typing = noteEarlyTyping(box);
  await doing(() => {
    root = hydrateRoot(box, <Form />);
  });
  await doing(() => root.render(<Form begunAnew="again" />));
  await doing(() => typing.tell());
  expect(heard(box)).toEqual({ ...NONE, name: 'Zoé' });
});

it('where nothing was typed, nothing is told', async () => {
  const box = written();
  const typing = noteEarlyTyping(box);
  await doing(() => {
    root = hydrateRoot(box, <Form />);
  });
  await doing(() => typing.tell());
  expect(heard(box)).toEqual(NONE);
});
