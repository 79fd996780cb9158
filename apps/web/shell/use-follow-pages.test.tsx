// @vitest-environment happy-dom
import type { Screen } from '@solelune/screen';
import { NavigationProvider } from '@solelune/screen/navigation';
import { draw } from '@solelune/testing/draw';
import { describe, expect, it } from 'vitest';
import { keepTarget, wantedTarget } from '../state/protected-target.ts';
import { useFollowPages } from './use-follow-pages.ts';

const screen = (facts: Partial<Screen>): Screen =>
  ({ name: 'demo', path: '/demo', access: 'public', ...facts }) as Screen;

function Page({ of }: { of: Screen }) {
  useFollowPages(of);
  return null;
}
const at = (of: Screen) => (
  <NavigationProvider address={{ pathname: of.path, search: '', hash: '' }} navigate={() => {}}>
    <Page of={of} />
  </NavigationProvider>
);

describe('the members’ page one was on the way to', () => {
  it('is not forgotten when the list of screens replaces that of the page one is still at', async () => {
    const page = await draw(at(screen({})));
    keepTarget('/profil/photos');
    await page.again(at(screen({})));
    expect(wantedTarget()).toBe('/profil/photos');
  });

  it('is kept by the login and forgotten at the next page that anybody may read', async () => {
    const page = await draw(at(screen({})));
    keepTarget('/profil/photos');
    await page.again(at(screen({ path: '/connexion', keepsWantedPage: true })));
    expect(wantedTarget()).toBe('/profil/photos');
    await page.again(at(screen({ path: '/autre' })));
    expect(wantedTarget()).toBeNull();
  });
});
