import { type CallContext, Failure, fail, handle } from '@solelune/contract/server';
import { facebookLoginSignup, googleLoginSignup, signInProviders } from '../../contract.ts';
import { signInSettings } from '../../settings.ts';
import { type Device, openSession } from '../sessions/open-session.ts';
import type { Provider } from '../tables.ts';
import { userView } from '../user-view.ts';
import { memberOf, type ProviderPerson } from './enter-with-provider.ts';
import { readFacebookToken } from './facebook.ts';
import { readGoogleToken } from './google.ts';

const CLOSED = 'Cette façon de se connecter n’est pas ouverte sur ce site.';

export const googleHandler = handle(googleLoginSignup, async ({ id_token, nonce, path, ...device }, context) => {
  const settings = signInSettings(context.services.config).google;
  if (!settings) return fail('google_failed', { sentence: CLOSED });
  const read = () => readGoogleToken(settings, id_token, nonce);
  return enter('google', read, { context, device, path });
});

export const facebookHandler = handle(facebookLoginSignup, async ({ access_token, path, ...device }, context) => {
  const settings = signInSettings(context.services.config).facebook;
  if (!settings) return fail('facebook_failed', { sentence: CLOSED });
  return enter('facebook', () => readFacebookToken(settings, access_token), { context, device, path });
});

interface Entry {
  context: CallContext;
  device: Device;
  path: string | undefined;
}

/** The provider is asked before any transaction is opened: it may be slow. */
async function enter(provider: Provider, read: () => Promise<ProviderPerson>, { context, device, path }: Entry) {
  const { transaction, services, now } = context;
  let person: ProviderPerson;
  try {
    person = await read();
  } catch (error) {
    services.log.warn({ provider, reason: (error as Error).name }, 'a sign-in elsewhere was refused');
    return fail(`${provider}_failed`);
  }
  return transaction(async (tx) => {
    const user = await memberOf(tx, services, person, { path, now });
    if (user instanceof Failure) return user;
    const opened = await openSession(tx, { user, kind: 'long', strength: 'full', device, services, now });
    return { user: await userView(services, tx, user, 'full', now), ...opened };
  });
}

/** Where people choose their account. They come back to /connexion, the answer in the fragment, which is not sent to any server. */
export const providersHandler = handle(signInProviders, (_, { services: { config } }) => {
  const { google, facebook } = signInSettings(config);
  const back = `${config.siteUrl}/connexion`;
  return {
    google: google
      ? withQuery(google.authUrl, {
          client_id: google.clientId,
          redirect_uri: back,
          response_type: 'id_token',
          scope: 'openid email profile',
          prompt: 'select_account',
        })
      : null,
    facebook: facebook
      ? withQuery(facebook.dialogUrl, {
          client_id: facebook.appId,
          redirect_uri: back,
          response_type: 'token',
          scope: 'email,public_profile',
        })
      : null,
  };
});

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;
