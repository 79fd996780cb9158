// @vitest-environment happy-dom
import { doing, draw } from '@solelune/testing/draw';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AmountInput } from './index.ts';

async function shown(first: number | string = '') {
  const given: (number | string)[] = [];
  function Page() {
    const [value, setValue] = useState(first);
    return (
      <>
        <AmountInput
          label="Montant"
          name="amount"
          minCents={500}
          value={value}
          onValueChange={(next) => {
            given.push(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue(2000)}>
          Vingt euros
        </button>
      </>
    );
  }
  const { box } = await draw(<Page />);
  const input = box.querySelector('input') as HTMLInputElement;
  /** As a key does it: React hears of the value through the event. */
  const type = (text: string) =>
    doing(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const leave = () =>
    doing(() => {
      input.focus();
      input.blur();
    });
  return { box, input, given, type, leave, press: () => doing(() => box.querySelector('button')?.click()) };
}

describe('an amount', () => {
  it('is cents as soon as it can be, and what was typed until then', async () => {
    const { given, type } = await shown();
    for (const text of ['1', '12', '12,', '12,5']) await type(text);
    expect(given).toEqual([100, 1200, '12,', 1250]);
  });

  it('is shown as typed while one types, and set in order when one leaves', async () => {
    const { input, type, leave } = await shown();
    await type('12,5');
    expect(input.value).toBe('12,5');
    await leave();
    expect(input.value).toBe('12,50');
  });

  it('keeps what it cannot read, and says so once it is left', async () => {
    const { box, input, type, leave } = await shown();
    await type('douze');
    expect(box.textContent).not.toContain('Écrivez un montant');
    await leave();
    expect(input.value).toBe('douze');
    expect(box.textContent).toContain('Écrivez un montant en euros, par exemple 12,50');
    await type('4');
    expect(box.textContent?.replaceAll('\u00a0', ' ')).toContain('Le montant doit être d’au moins 5 €');
    await type('5');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('says nothing of an empty field: whether one must be given is the form’s to know', async () => {
    const { input, leave } = await shown();
    await leave();
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('follows a value chosen elsewhere', async () => {
    const { input, type, press } = await shown(1250);
    expect(input.value).toBe('12,50');
    await type('7');
    await press();
    expect(input.value).toBe('20,00');
  });
});
