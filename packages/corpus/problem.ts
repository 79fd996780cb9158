type Rule =
  | 'file'
  | 'front-matter'
  | 'sections'
  | 'length'
  | 'typography'
  | 'house-style'
  | 'spelling'
  | 'similarity'
  | 'measure';

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
