import { randomBytes, randomInt } from 'node:crypto';
import { type Answer, ask } from './ask.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type Called = { status: number; body: Record<string, any> };

export const PASSWORD = 'mot-de-passe-de-test';

let people = 0;
/** An address that nobody else has in this run, nor had in the one before. */
export const someone = (name = 'membre'): string =>
  `${name}-${process.pid}-${Date.now()}-${++people}@exemple-courriel.fr`;

/** What the last of so many proxies passes on: each has written who was connected to it at the end of what it was given. */
export const forwardedFor = (given: string, proxies: number): string =>
  [given, ...Array.from({ length: proxies - 1 }, (_, hop) => `10.0.0.${hop + 1}`)].join(', ');

/** A browser that keeps its token, behind the proxies that the site believes. */
export class Visitor {
  token: string | null = null;
  readonly ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  readonly deviceKey = randomBytes(16).toString('hex');
  readonly #site: { address: string; host: string; proxies: number };

  constructor(site: { address: string; host: string; proxies: number }) {
    this.#site = site;
  }

  /** A page, or any other address. */
  page(path: string, headers: Record<string, string> = {}, timeoutMs?: number): Promise<Answer> {
    return ask(this.#site.address + path, {
      headers: { ...this.#headers(), ...headers },
      ...(timeoutMs ? { timeoutMs } : {}),
    });
  }

  get = (path: string): Promise<Called> => this.#call(path, 'GET');
  post = (path: string, fields: object = {}): Promise<Called> =>
    this.#call(path, 'POST', 'application/json', JSON.stringify(fields));

  signup = (email: string, more: object = {}) =>
    this.post('user/account/signup', { firstname: 'Camille', terms: true, ...this.#login(email), ...more });
  login = (email: string, password = PASSWORD) => this.post('user/account/login', { ...this.#login(email), password });

  upload(...files: Buffer[]): Promise<Called> {
    const head =
      '--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const parts = files.flatMap((bytes) => [Buffer.from(head), bytes, Buffer.from('\r\n')]);
    const body = Buffer.concat([...parts, Buffer.from('--x--\r\n')]);
    return this.#call('user/profile/photos/upload.json', 'POST', 'multipart/form-data; boundary=x', body);
  }

  async #call(path: string, method: string, type?: string, body?: string | Buffer): Promise<Called> {
    const headers = { ...this.#headers(), ...(type ? { 'content-type': type } : {}) };
    const { status, text } = await ask(`${this.#site.address}/api/${path}`, {
      method,
      headers,
      ...(body ? { body } : {}),
    });
    const answer = JSON.parse(text) as Called['body'];
    if (answer['should_delete_token']) this.token = null;
    this.token = answer['long_jwtoken'] ?? answer['jwtoken'] ?? this.token;
    return { status, body: answer };
  }

  #headers(): Record<string, string> {
    const { host, proxies } = this.#site;
    const hops = { host, 'x-forwarded-for': forwardedFor(this.ip, proxies) };
    return this.token ? { ...hops, authorization: `Bearer ${this.token}` } : hops;
  }

  #login(email: string) {
    return { email, password: PASSWORD, device_key: this.deviceKey, device_label: 'Firefox, Linux' };
  }
}
