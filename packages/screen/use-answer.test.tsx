// @vitest-environment happy-dom
import { defineCall } from '@solelune/contract';
import { CallError } from '@solelune/contract/client';
import { doing, draw } from '@solelune/testing/draw';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StillPage } from './app.tsx';
import { useAnswer } from './use-answer.ts';

const greeting = defineCall({
  name: 't.greeting',
  method: 'GET',
  path: 'greeting.json',
  summary: '',
  input: z.object({ name: z.string() }),
  answer: z.object({ words: z.string() }),
});

/** A client whose answers come when the test says so. */
function slowClient() {
  const asked: { name: string; answer: (words: string) => void; fail: (error: unknown) => void }[] = [];
  const cancelled: string[] = [];
  const call = (_: unknown, { name }: { name: string }, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      asked.push({ name, answer: (words) => resolve({ words }), fail: reject });
      signal.addEventListener('abort', () => {
        cancelled.push(name);
        reject(new DOMException('', 'AbortError'));
      });
    });
  return { asked, cancelled, call: call as never };
}

function Greeting({ name }: { name: string | null }) {
  const { answer, error, again } = useAnswer(greeting, name === null ? null : { name });
  return (
    <button type="button" onClick={() => void again()}>
      {answer?.words ?? 'rien'} {error instanceof CallError ? error.sentence : ''}
    </button>
  );
}

async function shown(first: string | null) {
  const client = slowClient();
  const page = (name: string | null) => (
    <StillPage app={{ call: client.call }}>
      <Greeting name={name} />
    </StillPage>
  );
  const drawn = await draw(page(first));
  return {
    ...client,
    ...drawn,
    ask: (name: string | null) => drawn.again(page(name)),
    press: () => doing(() => drawn.box.querySelector('button')?.click()),
    text: () => drawn.box.textContent?.trim(),
  };
}

describe('what a page asks for beside its data', () => {
  it('is nothing when there is nothing to ask', async () => {
    const { asked, text } = await shown(null);
    expect([asked.length, text()]).toEqual([0, 'rien']);
  });

  it('is asked for once and shown', async () => {
    const { asked, text } = await shown('Odile');
    await doing(() => asked[0]?.answer('Bonjour Odile'));
    expect(text()).toBe('Bonjour Odile');
    expect(asked).toHaveLength(1);
  });

  it('is never the answer to another question, however late it comes', async () => {
    const { asked, cancelled, ask, text } = await shown('Odile');
    await doing(() => asked[0]?.answer('Bonjour Odile'));
    await ask('Inès');
    expect(text()).toBe('rien');
    await ask('Maud');
    await doing(() => asked[1]?.answer('Bonjour Inès'));
    expect(text()).toBe('rien');
    await doing(() => asked[2]?.answer('Bonjour Maud'));
    expect([text(), cancelled]).toEqual(['Bonjour Maud', ['Odile', 'Inès']]);
  });

  it('is forgotten by who leaves: the next one is asked anew', async () => {
    const { asked, ask, text } = await shown('Odile');
    await doing(() => asked[0]?.answer('Bonjour Odile'));
    await ask(null);
    await ask('Odile');
    expect([text(), asked.length]).toEqual(['rien', 2]);
  });

  it('says why it did not come, and comes with another try', async () => {
    const { asked, press, text } = await shown('Odile');
    await doing(() => asked[0]?.fail(new CallError('network')));
    expect(text()).toBe('rien Pas de réseau ?');
    await press();
    expect(text()).toBe('rien');
    await doing(() => asked[1]?.answer('Bonjour'));
    expect(text()).toBe('Bonjour');
  });

  it('stays while it is asked for again, even where that fails', async () => {
    const { asked, press, text } = await shown('Odile');
    await doing(() => asked[0]?.answer('Bonjour'));
    await press();
    expect(text()).toBe('Bonjour');
    await doing(() => asked[1]?.fail(new CallError('network')));
    expect(text()).toBe('Bonjour Pas de réseau ?');
  });

  it('is cancelled with the page, without a word', async () => {
    const { cancelled, leave } = await shown('Odile');
    await leave();
    expect(cancelled).toEqual(['Odile']);
  });
});
