/** What a chapter is made of before it is set: pieces with their lines on the grid. Those of words are measured by the typesetter. */
import type { Section as FilledSection, Filling } from '../engine/fill.ts';

export type Words =
  /** `cap`: a large letter opens it; `flush`: no indent, as after a heading; `term`: the word that it explains. */
  | {
      readonly is: 'p';
      readonly text: string;
      readonly cap?: boolean;
      readonly flush?: boolean;
      readonly term?: string;
    }
  | { readonly is: 'lead' | 'pull' | 'note'; readonly text: string }
  | { readonly is: 'head'; readonly text: string; readonly note?: string };

export type Piece = Filling &
  (
    | Words
    | { readonly is: 'title'; readonly text: string; readonly note: string }
    | { readonly is: 'facts'; readonly rows: readonly (readonly [string, string])[] }
    /** `drawing` makes it for the height that it is given at last. `alt` says it to whoever does not see it; empty where it is an ornament. */
    | { readonly is: 'drawing'; readonly drawing: Drawing; readonly alt: string }
    | { readonly is: 'curve'; readonly curve: Curve; readonly alt: string }
    | { readonly is: 'year'; readonly year: string; readonly age: string }
    | { readonly is: 'ribbon'; readonly rows: readonly RibbonRow[]; readonly alt: string }
    | { readonly is: 'key'; readonly text: string; readonly who: string; readonly when: string }
    | { readonly is: 'ornament' }
  );

export type Drawing = (widthPt: number, heightPt: number) => string;

/** The way of a planet past a point: places along the time, days of the passes. Shares of the width, degrees of distance. */
export interface Curve {
  readonly path: readonly (readonly [share: number, distanceDeg: number])[];
  readonly stars: readonly { readonly at: number; readonly words: string }[];
  readonly marks: readonly { readonly at: number; readonly words: string }[];
  readonly color: string;
}

/** A passage along the year: how near it is (0 to 1) at shares of the year, and the days when it is exact. */
export interface RibbonRow {
  readonly label: string;
  readonly color: string;
  readonly nearness: readonly (readonly [share: number, near: number])[];
  readonly stars: readonly number[];
}

export type Section = FilledSection<Piece>;

export interface Chapter {
  readonly key: string;
  /** In the running head, and in the contents. */
  readonly head: string;
  readonly pages: number;
  readonly sections: readonly Section[];
}

const unmeasured = { lines: 0 } as const;

export const title = (text: string, note: string): Piece => ({ is: 'title', text, note, lines: 4 });
export const lead = (html: string): Piece => ({ is: 'lead', text: paragraphsOf(html).join(' '), ...unmeasured });
export const pull = (text: string): Piece => ({ is: 'pull', text, ...unmeasured });
export const head = (text: string, under?: string): Piece => ({
  ...{ is: 'head', text, isSticky: true, ...unmeasured },
  ...(under && { note: under }),
});
export const facts = (rows: readonly (readonly [string, string])[]): Piece => ({
  ...{ is: 'facts', rows, lines: rows.length + 1 },
});
export const drawing = (make: Drawing, alt: string, lines: number, most: number): Piece => ({
  ...{ is: 'drawing', drawing: make, alt, lines, most },
});
export const ornament: Piece = { is: 'ornament', lines: 2 };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’' };

/** The paragraphs of a text of ours, without their tags. */
export const paragraphsOf = (html: string): string[] =>
  html
    .split('</p>')
    .map((one) =>
      one
        .replace(/<[^>]*>/g, '')
        .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] as string)
        .replace(/[ \n]+/g, ' ')
        .trim(),
    )
    .filter((one) => one !== '');

/** A text as paragraphs, the first without an indent. */
export const prose = (html: string, opens: { cap?: boolean } = {}): Piece[] =>
  paragraphsOf(html).map((text, index) => ({
    ...{ is: 'p' as const, text, isText: true, ...unmeasured },
    ...(index === 0 && { flush: true, ...opens }),
  }));

export const section = (rank: number, ...pieces: readonly Piece[]): Section => ({ rank, pieces });
/** A heading and its text. */
export const told = (rank: number, heading: string, html: string): Section =>
  section(rank, head(heading), ...prose(html));
