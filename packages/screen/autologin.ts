/** 32 lowercase hex characters, as the fragment (our mails) or as a bare query (older links). */
const HASH = /^[0-9a-f]{32}$/;

export interface AutologinAddress {
  hash: string;
  /** The address without it, to be put in its place at once. */
  stripped: string;
}

export function readAutologin(address: { pathname: string; search: string; hash: string }): AutologinAddress | null {
  const fragment = address.hash.replace(/^#/, '');
  if (HASH.test(fragment)) return { hash: fragment, stripped: address.pathname + address.search };
  const query = address.search.replace(/^\?/, '').replace(/=$/, '');
  if (HASH.test(query)) return { hash: query, stripped: address.pathname + address.hash };
  return null;
}
