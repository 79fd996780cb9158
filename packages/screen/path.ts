/** `/a/{x}/{y?}` → `{ x: string; y?: string }`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? { [K in Optional]?: string | undefined } : { [K in Name]: string }) &
      PathParams<Rest>
  : unknown;

export type Params = Record<string, string | undefined>;

const PARAMETER = /\{(\w+)(\??)\}/g;

/**
 * The router only knows parameters that fill a whole segment; ours may also stand inside one
 * (`/astrologie/ascendant/{sign}-ascendant-{ascendant}`): such a segment becomes one parameter, read apart by `readParams`.
 */
export function routerPath(path: string): string {
  return path
    .split('/')
    .map((segment, index) => {
      const whole = /^\{(\w+)(\??)\}$/.exec(segment);
      if (whole) return `:${whole[1]}${whole[2]}`;
      return segment.includes('{') ? `:segment${index}` : segment;
    })
    .join('/');
}

/** The parameters of an address of this screen; null when an inner part does not fit (that is a 404). */
export function readParams(path: string, fromRouter: Params): Params | null {
  const params: Params = {};
  for (const [index, segment] of path.split('/').entries()) {
    const whole = /^\{(\w+)\??\}$/.exec(segment);
    if (whole) params[whole[1] as string] = fromRouter[whole[1] as string];
    else if (segment.includes('{')) {
      const found = segmentPattern(segment).exec(fromRouter[`segment${index}`] ?? '');
      if (!found) return null;
      Object.assign(params, found.groups);
    }
  }
  return params;
}

function segmentPattern(segment: string): RegExp {
  const escaped = segment.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(PARAMETER, '(?<$1>[^/]+?)')}$`);
}

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
