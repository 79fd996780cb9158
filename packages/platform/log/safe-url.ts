import { MASK } from './mask.ts';

/** What follows these segments was typed by, or belongs to, one person: birth data, first names, feelings, a recovery code, a slug. */
const PRIVATE_AFTER = new Set([
  'calcul',
  'resultat',
  'recherche-bienfaits',
  'thematiques',
  'recuperation-mot-de-passe',
  'erreur-reseau',
  'membre',
]);

/** A URL as it may be written in a log: its pattern. Result pages carry the whole birth data of a person in their path. */
export function safeUrl(url: string): string {
  const [beforeFragment = ''] = url.split('#', 1);
  const [address = ''] = beforeFragment.split('?', 1);
  const [, origin = '', path = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)?(.*)$/is.exec(address) ?? [];
  let isPrivate = false;
  const segments = path.split('/').map((segment) => {
    const shown = segment !== '' && (isPrivate || looksPersonal(segment)) ? MASK : segment;
    isPrivate ||= PRIVATE_AFTER.has(segment.toLowerCase());
    return shown;
  });
  const query = beforeFragment.length > address.length ? `?${MASK}` : '';
  // An address such as https://user:password@host loses what stands before the host.
  return origin.replace(/\/\/[^/]*@/, `//${MASK}@`) + segments.join('/') + query;
}

function looksPersonal(segment: string): boolean {
  const text = decoded(segment);
  return (
    /^[0-9a-f]{32,}$/i.test(text) ||
    /^(eyJ|eyA|W3si)/.test(text) ||
    /[@{}"]/.test(text) ||
    /\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4}/.test(text) ||
    (text.length >= 24 && /[A-Z]/.test(text) && /[a-z]/.test(text)) ||
    // Slugs are made of short words; a longer run without a hyphen is a code.
    /[^-.]{32,}/.test(text)
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
