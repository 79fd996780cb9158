import { StillPage } from '@solelune/screen/app';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import NetworkErrorPage from './network-error-page.tsx';

const page = (route: string) =>
  renderToString(
    <StillPage>
      <NetworkErrorPage params={{ route }} />
    </StillPage>,
  );

describe('the retry page', () => {
  it('leads back to the address that failed', () => {
    expect(page('/tarot?a=1')).toContain('href="/tarot?a=1"');
    expect(page('/tarot')).toContain('Réessayer');
  });

  it.each(['//ailleurs.example', '/\\ailleurs.example', 'javascript:alert(1)', '/erreur-reseau/x', '/a\u0000b', ''])(
    'says that %j cannot be restored, and leads home',
    (route) => {
      expect(page(route)).toContain('La page que vous vouliez voir n’a pas pu être restaurée.');
      expect(page(route)).toContain('href="/"');
      expect(page(route)).not.toContain('Réessayer');
    },
  );
});
