// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { draw } from '@solelune/testing/draw';
import { expect, it, vi } from 'vitest';
import VerifyEmailPage from './verify-email-page.tsx';

it('an address that is confirmed is told', async () => {
  location.hash = `#${'a'.repeat(43)}`;
  const toast = vi.fn();
  const call = vi.fn(async () => ({ email: 'camille@exemple.fr', changed: false }));
  const { box } = await draw(
    <StillPage at={`/confirmation-adresse${location.hash}`} app={{ call: call as never, toast }}>
      <VerifyEmailPage />
    </StillPage>,
  );
  expect(box.textContent).toContain('Adresse confirmée');
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    variant: 'success',
    message: 'Votre adresse camille@exemple.fr est confirmée.',
  });
});
