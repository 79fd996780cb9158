// @vitest-environment happy-dom
import { doing, draw } from '@solelune/testing/draw';
import { expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const TOWNS = [
  { id: 1, label: 'Saint-Denis' },
  { id: 2, label: 'Saint-Dié' },
];
const search = async () => TOWNS;

it('Enter takes nothing until an arrow has chosen, and does not send the form either', async () => {
  const onValueChange = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { box } = await draw(
    <form onSubmit={onSubmit}>
      <Combobox label="Lieu" value={null} onValueChange={onValueChange} search={search} />
    </form>,
  );
  const input = box.querySelector('input') as HTMLInputElement;
  const press = async (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    await doing(() => input.dispatchEvent(event));
    return event.defaultPrevented;
  };
  await doing(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Saint');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await vi.waitFor(() => expect(box.querySelectorAll('[role="option"]')).toHaveLength(2));
  expect(box.querySelector('[aria-selected="true"]')).toBeNull();
  expect(input.getAttribute('aria-activedescendant')).toBeNull();

  expect(await press('Enter')).toBe(true);
  expect(onValueChange).not.toHaveBeenCalled();

  await press('ArrowDown');
  expect(box.querySelector('[aria-selected="true"]')?.textContent).toBe('Saint-Denis');
  await press('Enter');
  expect(onValueChange).toHaveBeenCalledWith(TOWNS[0]);
  expect(onSubmit).not.toHaveBeenCalled();
});
