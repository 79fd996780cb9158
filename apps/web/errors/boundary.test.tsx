// @vitest-environment happy-dom
import { draw } from '@solelune/testing/draw';
import { afterEach, describe, expect, it, vi } from 'vitest';

const reported = vi.hoisted(() => [] as unknown[]);
vi.mock('../error-reporting/report-error.ts', () => ({ reportError: (error: unknown) => reported.push(error) }));
const { Boundary } = await import('./boundary.tsx');

const boom = new Error('boom');
function Page({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw boom;
  return <p>La page</p>;
}
const site = (of: string, isBroken: boolean) => (
  <>
    <h1>Le site</h1>
    <Boundary of={of} instead={<p>Erreur interne</p>}>
      <Page isBroken={isBroken} />
    </Boundary>
  </>
);

describe('what breaks while it is drawn', () => {
  afterEach(() => vi.restoreAllMocks());

  it('leaves the site standing, is told, and the next page is tried anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { box, again } = await draw(site('a', true));
    expect(box.textContent).toBe('Le siteErreur interne');
    expect(reported).toEqual([boom]);
    await again(site('b', false));
    expect(box.textContent).toBe('Le siteLa page');
  });
});
