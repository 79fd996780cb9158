/** The texts of the day as the plan asks for them: every paragraph of a section is one version. */
import type { Corpus } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';
import {
  aspectKind,
  ingressKind,
  lunationKind,
  moonAspectKind,
  moonHouseKind,
  planetHouseKind,
  questionKind,
  stationKind,
} from '../corpus/day.ts';
import { LEAD, type Piece, type PieceKind, type Shelf } from '../engine/day-plan.ts';

const PIECE_KINDS: Readonly<Record<PieceKind, AnyKind>> = {
  'moon-house': moonHouseKind,
  'moon-aspect': moonAspectKind,
  'planet-house': planetHouseKind,
  aspect: aspectKind,
  ingress: ingressKind,
  station: stationKind,
  lunation: lunationKind,
  question: questionKind,
};

export interface DayLibrary {
  readonly shelf: Shelf;
  /** The paragraph, as HTML. */
  read(piece: Piece): string;
}

/** `<p>…</p>` each. */
export const paragraphsOf = (html: string): string[] => html.match(/<p>[\s\S]*?<\/p>/g) ?? [];

const open = new WeakMap<Corpus, DayLibrary>();

/** Texts are cut once for each corpus, when first asked for. */
export function dayLibrary(corpus: Corpus): DayLibrary {
  const known = open.get(corpus);
  if (known) return known;
  const cut = new Map<string, readonly string[]>();
  const versions = (kind: PieceKind, slug: string, section: string): readonly string[] => {
    const key = `${kind}/${slug}/${section}`;
    const found = cut.get(key) ?? paragraphs(corpus, kind, slug, section);
    cut.set(key, found);
    return found;
  };
  const library: DayLibrary = {
    shelf: (kind, slug, section) => versions(kind, slug, section).length,
    read: ({ kind, slug, section, version }) => {
      const html = versions(kind, slug, section)[version];
      if (html === undefined) throw new Error(`no version ${version} of ${kind}/${slug}/${section}`);
      return html;
    },
  };
  open.set(corpus, library);
  return library;
}

function paragraphs(corpus: Corpus, kind: PieceKind, slug: string, section: string): string[] {
  const text = corpus.get(PIECE_KINDS[kind], slug);
  if (!text) return [];
  return paragraphsOf(section === LEAD ? text.lead : (text.sections.find(({ key }) => key === section)?.html ?? ''));
}

/** Every version that is written, for the measure that wants each of them read. */
export function allPieces(corpus: Corpus): Piece[] {
  const library = dayLibrary(corpus);
  return (Object.keys(PIECE_KINDS) as PieceKind[]).flatMap((kind) =>
    corpus.list(PIECE_KINDS[kind]).flatMap(({ slug }) => {
      const sections = corpus.get(PIECE_KINDS[kind], slug)?.sections.map(({ key }) => key) ?? [];
      return (kind === 'question' ? [LEAD] : sections).flatMap((section) =>
        Array.from({ length: library.shelf(kind, slug, section) }, (_, version) => ({ kind, slug, section, version })),
      );
    }),
  );
}

export const pieceName = ({ kind, slug, section, version }: Piece): string =>
  `${PIECE_KINDS[kind].folder}/${slug}#${section} ${version + 1}`;
