/** The document around a rendered page. Plain text: the head changes by `headOf`, the rest is the same for every page. */
interface DocumentParts {
  head: string;
  body: string;
  data: string;
  styles: string[];
  css: string;
  /** Files of code: the shell's, then what the page adds to them. */
  code: string[];
  fonts: string[];
  entry: string;
  /** Nothing can be read before its code has filled it in: it is asked for at once, and not when the page is painted (first-script.ts). */
  isEmpty: boolean;
  /** The file of the page itself; the development server has none. */
  pageFile?: string;
  firstScript: string;
  /** Scripts that only the development server needs. */
  development?: string;
}

export function printDocument(parts: DocumentParts): string {
  const { entry, code, pageFile, isEmpty } = parts;
  const first = [
    ...parts.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<style>${parts.css}</style>`,
    // Their rules are above: named here so that the page's code does not fetch them again.
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
  ];
  const atOnce = isEmpty
    ? [
        ...code.map((href) => `<link rel="modulepreload" href="${href}">`),
        `${parts.development ?? ''}<script type="module" src="${entry}"></script>`,
      ]
    : [];
  const later = isEmpty ? '' : ` data-entry="${entry}" data-code="${code.join(' ')}"`;
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#100e22" media="(prefers-color-scheme: dark)">
<script>${parts.firstScript}</script>
${parts.head}
${first.join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${atOnce.join('\n')}
</head>
<body>
<div id="root">${parts.body}</div>
<script type="application/json" id="page-data"${pageFile ? ` data-page="${pageFile}"` : ''}${later}>${parts.data}</script>
</body>
</html>
`;
}
