// @vitest-environment happy-dom
import { doing, draw } from '@solelune/testing/draw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTO_CLOSE_MS } from './toast-card.tsx';
import { ToastList } from './toast-list.tsx';
import { toasts } from './toasts.ts';

const tell = (message: string) => doing(() => toasts.add({ variant: 'error', message }));
const pass = (ms: number) => doing(() => vi.advanceTimersByTime(ms));
const card = (box: HTMLElement) => box.querySelector<HTMLElement>('.toast') as HTMLElement;

/** A finger that comes down, moves, and leaves. */
const drag = (element: HTMLElement, dx: number) =>
  doing(() => {
    Object.defineProperty(element, 'offsetWidth', { value: 400 });
    element.setPointerCapture = () => {};
    const at = (type: string, clientX: number) =>
      element.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true }));
    at('pointerdown', 100);
    at('pointermove', 100 + dx / 2);
    at('pointermove', 100 + dx);
    at('pointerup', 100 + dx);
    element.click();
  });

describe('the notices', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    toasts.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('are there in the same turn, three at once: nothing is fetched to tell of an error', async () => {
    const { box } = await draw(<ToastList />);
    expect(box.textContent).toBe('');
    for (const word of ['un', 'deux', 'trois', 'quatre']) await tell(word);
    expect([...box.querySelectorAll('[role=alert] p')].map((p) => p.textContent)).toEqual(['un', 'deux', 'trois']);
  });

  it('go after five seconds', async () => {
    const { box } = await draw(<ToastList />);
    await tell('un');
    await pass(AUTO_CLOSE_MS - 1);
    expect(box.textContent).toContain('un');
    await pass(1);
    expect(box.textContent).toBe('');
  });

  it('wait while another window has the focus', async () => {
    const { box } = await draw(<ToastList />);
    await tell('un');
    await pass(AUTO_CLOSE_MS - 1000);
    await doing(() => dispatchEvent(new Event('blur')));
    await pass(60_000);
    expect(box.textContent).toContain('un');
    await doing(() => dispatchEvent(new Event('focus')));
    await pass(1000);
    expect(box.textContent).toBe('');
  });

  it('close on a press anywhere', async () => {
    const { box } = await draw(<ToastList />);
    await tell('un');
    await doing(() => card(box).click());
    expect(box.textContent).toBe('');
  });

  it('are pushed aside by 60 percent of their width, and come back from less', async () => {
    const { box } = await draw(<ToastList />);
    await tell('un');
    await drag(card(box), 235);
    expect(card(box).style.translate).toBe('0px');
    await drag(card(box), -245);
    expect(box.textContent).toBe('');
  });

  it('are reached by Alt+T', async () => {
    const { box } = await draw(<ToastList />);
    await tell('un');
    await doing(() => dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyT' })));
    expect(document.activeElement).toBe(box.querySelector('button'));
  });
});
