// @vitest-environment happy-dom
import { doing, draw } from '@solelune/testing/draw';
import { describe, expect, it } from 'vitest';
import { type Notice, StillPage } from './app.tsx';
import { part } from './part.tsx';

/** Code that comes when there is a network. */
function code() {
  const line = { isCut: false, asked: 0 };
  const load = () => {
    line.asked++;
    return line.isCut
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ default: ({ name }: { name: string }) => <b>{name}</b> });
  };
  return { line, Greeting: part(load) };
}

const page = (children: React.ReactNode, told: Notice[] = []) => (
  <StillPage app={{ toast: (notice) => void told.push(notice) }}>
    <h1>La page</h1>
    {children}
  </StillPage>
);

describe('a part whose code comes later', () => {
  it('is waited for, shown, and there at once the next time', async () => {
    const { line, Greeting } = code();
    const first = await draw(page(<Greeting name="Camille" waiting="…" />));
    expect(first.box.textContent).toBe('La pageCamille');
    await first.leave();
    const second = await draw(page(<Greeting name="Dominique" />));
    expect(second.box.textContent).toBe('La pageDominique');
    expect(line.asked).toBe(1);
  });

  it('cannot be fetched: the page stays, the visitor is told once, and whoever opened it tries again', async () => {
    const { line, Greeting } = code();
    const told: Notice[] = [];
    let closed = 0;
    line.isCut = true;
    const greeting = <Greeting name="Camille" onLost={() => closed++} />;
    const { box, again } = await draw(page(greeting, told));
    expect(box.textContent).toBe('La page');
    expect(told).toEqual([{ variant: 'error', message: 'Pas de réseau ?' }]);
    expect(closed).toBe(1);
    await again(page(null, told));
    line.isCut = false;
    await again(page(greeting, told));
    expect(box.textContent).toBe('La pageCamille');
    expect(told).toHaveLength(1);
  });

  it('that nobody asked for comes by itself when the network is back', async () => {
    const { line, Greeting } = code();
    line.isCut = true;
    const { box } = await draw(page(<Greeting name="Camille" waiting="…" />));
    expect(box.textContent).toBe('La page…');
    line.isCut = false;
    await doing(() => dispatchEvent(new Event('online')));
    expect(box.textContent).toBe('La pageCamille');
  });
});
