import { newId, openSealing, openSecrets } from '@solelune/platform';
import { testConfig } from '@solelune/testing';
import { expect, it } from 'vitest';
import { openAddress, sealAddress } from './sealed-address.ts';

const config = testConfig({ SESSION_SECRET: 'le-secret-de-session-d-un-site-de-test-01' });
const services = { config, sealing: openSealing(openSecrets(config)) };

it('an address reads again in its own job, and in no other', () => {
  const id = newId();
  const sealed = sealAddress(services.sealing, id, 'camille@exemple.fr');
  expect(openAddress(services, id, sealed)).toBe('camille@exemple.fr');
  expect(() => openAddress(services, newId(), sealed)).toThrow();
});

/** Made with this session secret by the code that sealed addresses before the platform did. */
const FORMER = '_8TfbA6OlLGXkHy9Ux0IUNO094o8UdRTHFeQdR-SGs_4FsOJ3Zign_YXdw7x3Q';

it('an address sealed before keys had names still reads, and not once it was touched', () => {
  expect(openAddress(services, newId(), FORMER)).toBe('camille@exemple.fr');
  expect(() => openAddress(services, newId(), FORMER.replace('O0', 'O1'))).toThrow();
});
