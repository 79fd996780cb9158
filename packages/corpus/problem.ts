import type { MouldLimit } from './kind.ts';

type Form =
  | 'file'
  | 'front-matter'
  | 'sections'
  | 'figure'
  | 'length'
  | 'typography'
  | 'house-style'
  | 'spelling'
  | 'similarity';
type Rule = Form | MouldLimit | 'page-orders' | 'exercise' | 'measure';

/** One thing to correct; `where` is a section key or a front matter field. */
export interface Problem {
  readonly file: string;
  readonly rule: Rule;
  readonly where?: string;
  readonly message: string;
}

export function sayProblem({ file, rule, where, message }: Problem): string {
  return `${file}${where === undefined ? '' : ` [${where}]`}: ${message} (${rule})`;
}
