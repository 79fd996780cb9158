// @vitest-environment happy-dom
import { CallError, reasonOfError } from '@solelune/contract/client';
import { doing, draw } from '@solelune/testing/draw';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { StillPage } from '../app.tsx';
import { problemsAmong, textOf, useForm } from './index.ts';

interface Letter {
  email: string;
  words: string;
}

/** What was sent so far, each answered when the test says so. */
function post() {
  const sent: { letter: Letter; signal: AbortSignal; answer: () => void; refuse: (error: unknown) => void }[] = [];
  const send = (letter: Letter, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      sent.push({ letter, signal, answer: () => resolve('reçue'), refuse: reject });
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  return { sent, send };
}

interface LetterFormProps {
  send: ReturnType<typeof post>['send'];
  replaces?: boolean;
  onDone?: (answer: string) => void;
  onRefused?: (reason: string) => void;
  onSender?: (send: unknown) => void;
}

function LetterForm({ send, replaces = false, onDone, onRefused, onSender }: LetterFormProps) {
  const form = useForm(send, {
    read: (data) => ({ email: textOf(data, 'email'), words: textOf(data, 'words') }),
    problems: ({ email }) => problemsAmong({ email: email === '' ? 'Il manque l’adresse' : null }),
    done: (answer) => {
      onDone?.(answer);
      return `Lettre ${answer}`;
    },
    refused: (error) => onRefused?.(reasonOfError(error)),
    replaces,
  });
  useEffect(() => onSender?.(form.send), [form.send, onSender]);
  return (
    <form {...form.props} aria-busy={form.isBusy}>
      <input name="words" aria-invalid={form.problems['words'] ? true : undefined} />
      <input name="email" aria-invalid={form.problems['email'] ? true : undefined} />
      <p>{[...Object.values(form.problems), form.refusal, form.done].filter(Boolean).join(' ')}</p>
      <button type="submit">Envoyer</button>
    </form>
  );
}

async function shown(props: Omit<LetterFormProps, 'send'> = {}) {
  const { sent, send } = post();
  const drawn = await draw(
    <StillPage>
      <LetterForm send={send} {...props} />
    </StillPage>,
  );
  const input = (name: string) => drawn.box.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  return {
    ...drawn,
    sent,
    input,
    type: (name: string, value: string) => {
      input(name).value = value;
    },
    press: () => doing(() => drawn.box.querySelector('form')?.requestSubmit()),
    text: () => drawn.box.querySelector('p')?.textContent,
    isBusy: () => drawn.box.querySelector('form')?.getAttribute('aria-busy') === 'true',
  };
}

describe('a form on its page', () => {
  it('does not leave while something is wrong: it says so and leads there', async () => {
    const { sent, press, text, input } = await shown();
    await press();
    expect(sent).toEqual([]);
    expect(text()).toBe('Il manque l’adresse');
    expect(document.activeElement).toBe(input('email'));
  });

  it('leaves once, however often one presses', async () => {
    const onDone = vi.fn();
    const { sent, press, text, type, isBusy } = await shown({ onDone });
    type('email', 'odile@exemple.fr');
    await press();
    await press();
    expect(isBusy()).toBe(true);
    expect(sent.map(({ letter }) => letter)).toEqual([{ email: 'odile@exemple.fr', words: '' }]);
    await doing(() => sent[0]?.answer());
    expect([isBusy(), text()]).toEqual([false, 'Lettre reçue']);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('shows what the server refused beside the first field that is wrong, and keeps what was typed', async () => {
    const onRefused = vi.fn();
    const { sent, press, text, type, input } = await shown({ onRefused });
    type('email', 'odile@exemple.fr');
    type('words', 'Chère Odile');
    await press();
    const fields = { email: 'Adresse prise', words: 'Trop court' };
    await doing(() => sent[0]?.refuse(new CallError('invalid_input', { fields })));
    expect(text()).toBe('Adresse prise Trop court');
    expect(document.activeElement).toBe(input('words'));
    expect([input('email').value, input('words').value]).toEqual(['odile@exemple.fr', 'Chère Odile']);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('Adresse prise');
  });

  it('says the whole refusal where no field can, and may be sent again', async () => {
    const { sent, press, text, type } = await shown();
    type('email', 'odile@exemple.fr');
    await press();
    await doing(() => sent[0]?.refuse(new CallError('network')));
    expect(text()).toBe('Pas de réseau ?');
    await press();
    expect([sent.length, text()]).toEqual([2, '']);
  });

  it('has a word even for what nobody foresaw', async () => {
    const { sent, press, text, type } = await shown();
    type('email', 'odile@exemple.fr');
    await press();
    await doing(() => sent[0]?.refuse(new TypeError('boom')));
    expect(text()).toMatch(/^Une erreur inconnue/);
  });

  it('is cancelled by who leaves: nothing follows', async () => {
    const [onDone, onRefused] = [vi.fn(), vi.fn()];
    const { sent, press, type, leave } = await shown({ onDone, onRefused });
    type('email', 'odile@exemple.fr');
    await press();
    await leave();
    expect(sent[0]?.signal.aborted).toBe(true);
    await doing(() => sent[0]?.answer());
    expect([onDone.mock.calls, onRefused.mock.calls]).toEqual([[], []]);
  });

  it('lets a new setting take the place of the one under way, without a word of the first', async () => {
    const [onDone, onRefused] = [vi.fn(), vi.fn()];
    const { sent, press, type, text } = await shown({ replaces: true, onDone, onRefused });
    type('email', 'odile@exemple.fr');
    await press();
    type('email', 'ines@exemple.fr');
    await press();
    expect(sent.map(({ letter, signal }) => [letter.email, signal.aborted])).toEqual([
      ['odile@exemple.fr', true],
      ['ines@exemple.fr', false],
    ]);
    await doing(() => sent[1]?.answer());
    expect([text(), onDone.mock.calls.length, onRefused.mock.calls.length]).toEqual(['Lettre reçue', 1, 0]);
  });

  it('keeps one way of sending, for effects that wait for it', async () => {
    const onSender = vi.fn();
    const { press, sent, type } = await shown({ onSender });
    type('email', 'odile@exemple.fr');
    await press();
    await doing(() => sent[0]?.answer());
    expect(onSender).toHaveBeenCalledOnce();
  });
});
