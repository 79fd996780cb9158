// @vitest-environment happy-dom
import { CallError } from '@solelune/contract/client';
import { StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { describe, expect, it, vi } from 'vitest';
import type { OrderToPay } from '../contract.ts';
import { PayForm } from './pay-form.tsx';

const order = {
  ...{ id: 'an-order', label: 'Un entretien', status: 'draft' as const, reason: null, price_cents: 4200 },
  ...{ card_cents: 4200, suns: 0, refunded_cents: 0, placed_at: '2026-11-16T12:00:00.000Z', paid_at: null },
  ...{ withdrawal_until: null, leads_to: null, documents: [], test: true },
};
const data: OrderToPay = {
  ...{ order, vat_rate: 2000, vat_cents: 700, takes_coupon: true, suns: 1000, sun_value_cents: 1, consents: [] },
  ...{ cards: [], seller: { company: 'Solelune', address: null, email: 'contact@exemple.fr' }, mediator: null },
};

/** The form before a server that knows one code. */
async function shown(given: Partial<OrderToPay> = {}) {
  const paid: Record<string, unknown>[] = [];
  const call = async ({ name }: { name: string }, input: Record<string, unknown>) => {
    if (name === 'payments.order-quote') {
      if (input['coupon'] === 'LUNE20')
        return { percent: 20, off_cents: 840, suns: 0, suns_cents: 0, card_cents: 3360 };
      throw new CallError('invalid_input', { fields: { coupon: 'Ce code n’existe pas.' } });
    }
    paid.push(input);
    return { address: null, order };
  };
  const onDone = vi.fn();
  const { box } = await draw(
    <StillPage at="/paiement/commande/an-order" app={{ call: call as never }}>
      <PayForm data={{ ...data, ...given }} onDone={onDone} />
    </StillPage>,
  );
  const buttons = () => [...box.querySelectorAll('button')];
  const enter = async (code: string) => {
    const input = box.querySelector<HTMLInputElement>('[name=coupon]') as HTMLInputElement;
    await doing(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, code);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const apply = () =>
    doing(() =>
      buttons()
        .find(({ textContent }) => textContent?.includes('Appliquer'))
        ?.click(),
    );
  return {
    ...{ box, paid, onDone, enter, apply },
    tick: () => doing(() => box.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()),
    submit: () => doing(() => box.querySelector('form')?.requestSubmit()),
    button: () => box.querySelector('button[type=submit]')?.textContent?.replaceAll(/\s/g, ' '),
  };
}

describe('the paying button', () => {
  it('says what the card pays, after the code and the Suns, and that sum is what is agreed to', async () => {
    const { button, enter, apply, tick, submit, paid, onDone } = await shown();
    expect(button()).toContain('Commander et payer 42,00 €');
    await enter('LUNE20');
    await apply();
    expect(button()).toContain('Commander et payer 33,60 €');
    await tick();
    expect(button()).toContain('Commander et payer 23,60 €');
    await submit();
    expect(paid).toEqual([expect.objectContaining({ coupon: 'LUNE20', use_suns: true, sum: 2360 })]);
    expect(onDone).toHaveBeenCalledWith('an-order');
  });

  it('says so where no card is needed', async () => {
    const { button, tick } = await shown({ suns: 5000 });
    await tick();
    expect(button()).toMatch(/Commander et payer 4 200 Soleils/);
  });

  it('does not order with a code that was refused, nor with one that was not tried', async () => {
    const { box, enter, apply, submit, paid } = await shown();
    await enter('RIEN');
    await submit();
    expect(box.textContent).toContain('Appliquez ce code, ou effacez-le');
    await apply();
    expect(box.textContent).toContain('Ce code n’existe pas.');
    await submit();
    expect(paid).toEqual([]);
  });
});
