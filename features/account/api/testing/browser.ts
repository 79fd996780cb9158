import type { Envelope } from '@solelune/contract';
import { eventually } from '@solelune/testing/eventually';

/** As much of a test's application as a browser needs. */
interface Site {
  app: {
    inject(request: {
      method: 'GET' | 'POST';
      url: string;
      remoteAddress: string;
      headers: Record<string, string>;
      payload?: object;
    }): Promise<{ statusCode: number; json(): unknown }>;
  };
  services: { mail: { list(limit?: number): Promise<{ recipient: string; kind: string; text: string | null }[]> } };
}

// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; body: Envelope & Record<string, any> };

export const PASSWORD = 'mot-de-passe-de-test';

/** Keeps tokens as a browser does, and speaks from an address of its own. */
export class Browser {
  token: string | null = null;
  ip = `10.${byte()}.${byte()}.${byte()}`;
  readonly deviceKey = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
  readonly #site: () => Site;

  constructor(site: () => Site) {
    this.#site = site;
  }

  post = (path: string, payload: object = {}) => this.#send('POST', path, payload);
  get = (path: string) => this.#send('GET', path);

  signup = (email: string, more: object = {}) =>
    this.post('user/account/signup', {
      firstname: 'Camille',
      email,
      password: PASSWORD,
      terms: true,
      device_key: this.deviceKey,
      device_label: 'Firefox, Linux',
      ...more,
    });

  login = (email: string, password = PASSWORD, more: object = {}) =>
    this.post('user/account/login', {
      email,
      password,
      device_key: this.deviceKey,
      device_label: 'Firefox, Linux',
      ...more,
    });

  async #send(method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer> {
    const answer = await this.#site().app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: this.ip,
      headers: this.token ? { authorization: `Bearer ${this.token}` } : {},
      ...(payload ? { payload } : {}),
    });
    const body = answer.json() as Answer['body'];
    if (body.should_delete_token) this.token = null;
    this.token = body.long_jwtoken ?? body.jwtoken ?? this.token;
    return { status: answer.statusCode, body };
  }

  /** The newest mail of a kind to an address. */
  async mail(email: string, kind: string): Promise<string | undefined> {
    const mails = await this.#site().services.mail.list(500);
    return mails.find((mail) => mail.recipient === email && mail.kind === `account-${kind}`)?.text ?? undefined;
  }

  /** What follows `#` in the first address of it. */
  async code(email: string, kind: string): Promise<string> {
    const text = (await this.mail(email, kind)) ?? '';
    return /https?:\/\/\S+?#([a-z0-9]{32})\b/.exec(text)?.[1] ?? '';
  }

  /** Asks for a recovery, and waits for its first letter, which takes a moment that nobody chooses. */
  async recoveryCode(email: string): Promise<string> {
    await this.post('user/account/recovery/request', { email });
    return eventually(
      async () => (await this.code(email, 'recovery')) || Promise.reject(new Error('no letter of recovery')),
    );
  }
}

const byte = () => Math.floor(Math.random() * 256);

let count = 0;
/** An address that no other test uses. */
export const someone = (name = 'membre'): string => `${name}-${++count}@exemple-courriel.fr`;
