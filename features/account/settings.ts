import { defineSettings, url } from '@solelune/platform';
import { z } from 'zod';

/** Signing in with somebody else's account; each is offered only when its application is known to us. */
export const signInSettings = defineSettings(
  {
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_AUTH_URL: url(['http', 'https']).default('https://accounts.google.com/o/oauth2/v2/auth'),
    GOOGLE_JWKS_URL: url(['http', 'https']).default('https://www.googleapis.com/oauth2/v3/certs'),
    FACEBOOK_APP_ID: z.string().optional(),
    FACEBOOK_APP_SECRET: z.string().optional(),
    FACEBOOK_DIALOG_URL: url(['http', 'https']).default('https://www.facebook.com/v24.0/dialog/oauth'),
    FACEBOOK_GRAPH_URL: url(['http', 'https']).default('https://graph.facebook.com/v24.0'),
  },
  (env) => ({
    google: env.GOOGLE_CLIENT_ID
      ? { clientId: env.GOOGLE_CLIENT_ID, authUrl: env.GOOGLE_AUTH_URL, keysUrl: env.GOOGLE_JWKS_URL }
      : undefined,
    facebook:
      env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET
        ? {
            appId: env.FACEBOOK_APP_ID,
            appSecret: env.FACEBOOK_APP_SECRET,
            dialogUrl: env.FACEBOOK_DIALOG_URL,
            graphUrl: env.FACEBOOK_GRAPH_URL.replace(/\/+$/, ''),
          }
        : undefined,
  }),
);

export type SignIn = ReturnType<typeof signInSettings>;
