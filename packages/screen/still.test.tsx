// @vitest-environment happy-dom
import { doing, draw } from '@solelune/testing/draw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { fetchStills, still } from './still.tsx';

const Seal = ({ name }: { name: string }) => (
  <svg>
    <title>{name}</title>
  </svg>
);

describe('a drawing that stays', () => {
  it('is drawn by who waited for its code', async () => {
    const Drawing = still(async () => ({ default: Seal }));
    expect(renderToString(<Drawing name="Vehuiah" />)).not.toContain('Vehuiah');
    await fetchStills();
    // Two pages, the second made after the code came.
    expect(renderToString(<Drawing name="Vehuiah" />)).toContain('<title>Vehuiah</title>');
  });

  it('is kept as it came, and its code is not asked for', async () => {
    const load = vi.fn(async () => ({ default: Seal }));
    const Drawing = still(load);
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = `<span class="still">${renderToString(<Seal name="Jeliel" />)}</span>`;
    const drawn = box.querySelector('svg');
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    await doing(() => void hydrateRoot(box, <Drawing name="Jeliel" />));
    expect(box.querySelector('svg')).toBe(drawn);
    expect(load).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it('is fetched where nobody drew it, and nothing breaks where it cannot be', async () => {
    const load = vi
      .fn<() => Promise<{ default: typeof Seal }>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue({ default: Seal });
    const Drawing = still(load);
    const first = await draw(<Drawing name="Sitael" />);
    expect(first.box.textContent).toBe('');
    const second = await draw(<Drawing name="Sitael" />);
    await vi.waitFor(() => expect(second.box.textContent).toBe('Sitael'));
  });
});
