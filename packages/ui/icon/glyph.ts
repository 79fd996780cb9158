/** A drawing made of one stroked path and, at times, one filled path, on a square grid. */
export interface Glyph {
  /** Side of the grid the paths are drawn on. */
  readonly box: number;
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: number;
}
