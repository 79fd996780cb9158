// @vitest-environment happy-dom
import { CallError } from '@solelune/contract/client';
import { StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DeletionPart } from './deletion-part.tsx';
import type { Security } from './use-security.ts';

const DUE = '2026-12-15T10:00:00Z';

/** The part before a server that keeps what it is asked. */
async function shown(refusal?: CallError) {
  const toast = vi.fn();
  let due: string | null = null;
  const call = async ({ name }: { name: string }) => {
    if (refusal) throw refusal;
    due = name === 'account.request-deletion' ? DUE : null;
    return { success: true };
  };
  function Page() {
    const [data, setData] = useState({ has_password: true, deletion_due_at: due } as Security);
    return <DeletionPart data={data} onChange={async () => setData({ ...data, deletion_due_at: due })} />;
  }
  const { box } = await draw(
    <StillPage app={{ call: call as never, toast }}>
      <Page />
    </StillPage>,
  );
  const press = (words: string) =>
    doing(() => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click());
  const ask = async (password: string) => {
    await press('Supprimer mon compte');
    const input = box.querySelector('input') as HTMLInputElement;
    expect(document.activeElement).toBe(input);
    input.value = password;
    await doing(() => box.querySelector('form')?.requestSubmit());
  };
  return { box, toast, press, ask, part: box.querySelector('section') };
}

it('an account whose end is asked for is told so, and so is one that is kept', async () => {
  const { toast, press, ask, part } = await shown();
  await ask('lune-en-verseau-77');
  expect(toast).toHaveBeenLastCalledWith({ variant: 'info', message: expect.stringContaining('est demandée') });
  expect(document.activeElement).toBe(part);
  expect(part?.textContent).toContain('seront effacés le');
  await press('Garder mon compte');
  expect(toast).toHaveBeenLastCalledWith({ variant: 'info', message: expect.stringContaining('est conservé') });
  expect(document.activeElement).toBe(part);
});

it('a wrong password is said beside it; who thinks it over is led back', async () => {
  const { box, toast, press, ask, part } = await shown(
    new CallError('invalid_input', { fields: { password: 'Ce mot de passe n’est pas le vôtre' } }),
  );
  await ask('non');
  expect(document.activeElement).toBe(box.querySelector('input'));
  expect(box.textContent).toContain('n’est pas le vôtre');
  await press('Y réfléchir encore');
  expect(document.activeElement).toBe(part);
  expect(toast).not.toHaveBeenCalled();
});
