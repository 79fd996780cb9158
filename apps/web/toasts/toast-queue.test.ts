import { describe, expect, it, vi } from 'vitest';
import { KEPT, SHOWN_AT_ONCE, type Toast, ToastQueue } from './toast-queue.ts';

const toast = (id: number): Toast => ({ id: String(id), variant: 'info', message: `message ${id}` });
const filled = (count: number) => {
  const queue = new ToastQueue();
  for (let id = 1; id <= count; id++) queue.add(toast(id));
  return queue;
};
const ids = (queue: ToastQueue) => queue.shown.map(({ id }) => id);

describe('toasts', () => {
  it('shows three, and the next when one goes', () => {
    const queue = filled(5);
    expect(ids(queue)).toEqual(['1', '2', '3']);
    queue.dismiss('2');
    expect(ids(queue)).toEqual(['1', '3', '4']);
  });

  it('keeps twenty, those on the screen among them', () => {
    const queue = filled(KEPT + 5);
    expect(queue.length).toBe(20);
    expect(ids(queue)).toEqual(['1', '2', '3']);
    for (const { id } of queue.shown) queue.dismiss(id);
    expect(ids(queue)).toEqual(['9', '10', '11']);
  });

  it('changes a toast in its place', () => {
    const queue = filled(SHOWN_AT_ONCE);
    queue.update('2', { variant: 'success', message: 'fait' });
    expect(queue.shown[1]).toEqual({ id: '2', variant: 'success', message: 'fait' });
  });

  it('clears all and says so', () => {
    const onChange = vi.fn();
    const queue = new ToastQueue(onChange);
    queue.add(toast(1));
    queue.clear();
    expect(queue.length).toBe(0);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
