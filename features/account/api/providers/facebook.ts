import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { SignIn } from '../../settings.ts';
import type { ProviderPerson } from './enter-with-provider.ts';

type FacebookSettings = NonNullable<SignIn['facebook']>;

const TIMEOUT_MS = 5_000;
const inspection = z.object({
  data: z.object({ app_id: z.string(), is_valid: z.boolean(), user_id: z.string().min(1) }),
});
const person = z.object({ id: z.string().min(1), first_name: z.string().default(''), email: z.string().optional() });

/** Who an access token is about; throws unless Facebook says that it is valid and was given to our application. */
export async function readFacebookToken(settings: FacebookSettings, accessToken: string): Promise<ProviderPerson> {
  const { appId, appSecret } = settings;
  const { data } = inspection.parse(
    await ask(settings, 'debug_token', { input_token: accessToken, access_token: `${appId}|${appSecret}` }),
  );
  // A token that another application obtained must not open an account here.
  if (!data.is_valid || data.app_id !== appId) throw new Error('the token is not ours');
  const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex');
  const me = person.parse(
    await ask(settings, 'me', { fields: 'id,first_name,email', access_token: accessToken, appsecret_proof: proof }),
  );
  if (me.id !== data.user_id) throw new Error('the token is of somebody else');
  return {
    provider: 'facebook',
    subject: me.id,
    email: me.email?.toLowerCase() ?? null,
    // Facebook does not say whether the address was proved.
    isEmailProved: false,
    firstname: me.first_name,
  };
}

async function ask({ graphUrl }: FacebookSettings, path: string, query: Record<string, string>): Promise<unknown> {
  const answer = await fetch(`${graphUrl}/${path}?${new URLSearchParams(query)}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`Facebook answered ${answer.status}`);
  return answer.json();
}
