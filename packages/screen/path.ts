/** `/a/{x}/{y?}` → `{ x: string; y?: string }`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? { [K in Optional]?: string | undefined } : { [K in Name]: string }) &
      PathParams<Rest>
  : unknown;

export type Params = Record<string, string | undefined>;

/** Fills a path; an absent optional part disappears with its slash. */
export function fillScreenPath(path: string, params: Params): string {
  const filled = path.replace(/(\/?)\{(\w+)(\??)\}/g, (_, slash: string, name: string, optional: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      if (optional) return '';
      throw new Error(`The address ${path} needs ${name}`);
    }
    return slash + encodeURIComponent(value);
  });
  return filled || '/';
}
