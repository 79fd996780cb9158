/** What stands in place of something personal: plain ASCII that needs no escaping in JSON. */
export const MASK = '***';

const EXACT_KEYS = words(`
  body rawbody query querystring payload formdata cookie cookies setcookie infos astro
  login mail to recipient username displayname fullname name1 name2 fn bd hash
  lat lng latitude longitude iban cvc pan ip remoteaddress
`);

const KEY_PARTS =
  /passw|passphrase|secret|token|authori[sz]ation|credential|apikey|privatekey|email|birth|naissance|firstname|lastname|prenom|phone|mobile|address|cardnumber/;

const URL_KEYS = words('url uri href path pathname referer referrer location redirectto originalurl');

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

function plain(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, '');
}

export function isPrivateKey(key: string): boolean {
  const name = plain(key);
  return EXACT_KEYS.has(name) || KEY_PARTS.test(name);
}

export function isUrlKey(key: string): boolean {
  return URL_KEYS.has(plain(key));
}
