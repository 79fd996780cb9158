/** By ISO 639 code, as one says after « parle ». */
export const LANGUAGES: Readonly<Record<string, string>> = {
  fr: 'français',
  en: 'anglais',
  es: 'espagnol',
  it: 'italien',
  de: 'allemand',
  pt: 'portugais',
  ar: 'arabe',
  wo: 'wolof',
  vi: 'vietnamien',
  gcf: 'créole',
  br: 'breton',
  oc: 'occitan',
};
