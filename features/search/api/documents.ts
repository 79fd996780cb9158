import type { Services } from '@solelune/contract/server';
import type { Corpus } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';
import { termsOf } from './french-words.ts';

export interface SearchDocument {
  /** Its address. */
  id: string;
  title: string;
  /** The short name by which one asks for it: what its address ends with. */
  name: string;
  keywords: string;
  description: string;
  text: string;
  place: string;
  isArticle: boolean;
  /** How much it counts beside the others. */
  weight: number;
  /** The names it goes by, as terms. */
  calledBy: readonly string[];
  /** Not shown before this day. */
  from: string;
}

/** Texts whose address is not their path under `content/`, and those that stand on a page only with somebody's birth or question in its address. */
const ADDRESSES: Record<string, (slug: string) => string | null> = {
  'editorial.article': (slug) => `/actu/${slug}`,
};
/** The site's own pages come before what is written about them, and a thing before its combinations with others. */
const WEIGHTS: Record<string, number> = {
  'editorial.article': 0.4,
  'astrology.ascendant-pair': 0.3,
  'astrology.compatibility': 0.3,
  'astrology.moon-compatibility': 0.25,
  'astrology.child-sign': 0.5,
  'astrology.descendant': 0.4,
  'astrology.moon-sign': 0.5,
  'horoscopes.year': 0.5,
};
/** What people call the pages that have another name. */
const ALIASES: Record<string, readonly string[]> = {
  '/angeologie': ['anges', 'angéologie'],
  '/angeologie/calendrier-regence-anges': ['calendrier des anges', 'ange du jour'],
  '/angeologie/liste-des-72-ange-gardien': ['liste des anges', 'les 72 anges'],
  '/astrologie': ['astrologie'],
  '/astrologie/calcul-ascendant': ['ascendant', 'mon ascendant'],
  '/astrologie/calcul-descendant': ['descendant'],
  '/astrologie/calcul-signe-lunaire': ['signe lunaire', 'lune natale'],
  '/astrologie/carte-du-ciel-astrologique': ['carte du ciel', 'ciel'],
  '/astrologie/signes-astrologiques': ['signes', 'zodiaque', 'signes du zodiaque'],
  '/astrologie/theme-astral-gratuit': ['thème astral', 'thème natal', 'thème'],
  '/astrologie/transits-du-jour': ['transits', 'transits du jour', 'progressions'],
  '/heure-miroir': ['heures miroirs', 'heure miroir', 'heure double'],
  '/horoscope/horoscope-du-jour': ['horoscope'],
  '/horoscope/pleine-lune': ['pleine lune', 'prochaine pleine lune'],
  '/lithotherapie': ['pierres', 'lithothérapie', 'minéraux', 'cristaux'],
  '/numerologie': ['numérologie', 'nombres'],
  '/tarot': ['tarot', 'cartes', 'tarot de Marseille'],
};
/** Parts of the site by the first step of the address. */
const PLACES: Record<string, string> = {
  actu: 'Le journal',
  angeologie: 'Anges',
  astrologie: 'Astrologie',
  'heure-miroir': 'Heures miroirs',
  horoscope: 'Horoscopes',
  lithotherapie: 'Pierres',
  numerologie: 'Numérologie',
  'oracle-de-belline': 'Oracle de Belline',
  'oracle-des-anges': 'Oracle des anges',
  page: 'La maison',
};
const TAROT = /^\/(tarot|tirage)/;

export function addressOfText(kind: AnyKind, slug: string): string | null {
  if (kind.fragment) return null;
  const own = ADDRESSES[kind.name];
  if (own) return own(slug);
  return `/${kind.folder}/${slug}`.replace(/\/index$/, '');
}

const placeOf = (address: string): string =>
  TAROT.test(address) ? 'Tarot' : (PLACES[address.split('/')[1] ?? ''] ?? 'La maison');

/** Every text that has a page of its own. `isPage` says which addresses are pages that everybody may be led to. */
export function* documentsOf(
  { corpus, features }: Pick<Services, 'corpus' | 'features'>,
  isPage: (address: string) => boolean,
): Generator<SearchDocument> {
  for (const kind of features.flatMap(({ texts = [] }) => texts) as AnyKind[]) {
    for (const { slug } of corpus.list(kind)) {
      const address = addressOfText(kind, slug);
      const document = address && isPage(address) ? findDocument(corpus, kind, slug, address) : null;
      if (document) yield document;
    }
  }
}

/** Null where the text was taken away. */
export function findDocument(corpus: Corpus, kind: AnyKind, slug: string, address: string): SearchDocument | null {
  const text = corpus.glance(kind, slug);
  if (!text) return null;
  const { title, description, sections, frontMatter } = text;
  const fields = frontMatter as { name?: unknown; epithet?: unknown; keywords?: unknown; date?: unknown };
  const name = address.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  const words = [...(ALIASES[address] ?? []), fields.name, fields.epithet, fields.keywords]
    .flat()
    .filter((word) => typeof word === 'string');
  return {
    id: address,
    title,
    name,
    keywords: words.join(' '),
    description,
    text: sections.map((section) => `${section.title} ${section.text}`).join(' '),
    place: placeOf(address),
    weight: WEIGHTS[kind.name] ?? 1,
    calledBy: [...new Set([name, title.split(/[,:|]/)[0] ?? '', ...(ALIASES[address] ?? [])].map(termsOf))].filter(
      Boolean,
    ),
    isArticle: kind.name === 'editorial.article',
    from: typeof fields.date === 'string' && kind.name === 'editorial.article' ? fields.date : '',
  };
}
