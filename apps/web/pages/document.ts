/** The document around a rendered page. Plain text: the head changes by `headOf`, the rest is the same for every page. */
interface DocumentParts {
  head: string;
  body: string;
  data: string;
  styles: string[];
  css: string;
  modulePreloads: string[];
  pagePreloads: string[];
  fonts: string[];
  entry: string;
  /** The file of the page itself; the development server has none. */
  pageFile?: string;
  themeScript: string;
  /** Scripts that only the development server needs. */
  development?: string;
}

export function printDocument(parts: DocumentParts): string {
  const preloads = [
    ...parts.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<style>${parts.css}</style>`,
    // Their rules are above: named here so that the page's code does not fetch them again.
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...parts.modulePreloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    // Nothing runs before the shell's code: on a slow line the page's own leaves the way to fonts and shell.
    ...parts.pagePreloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
  ];
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#100e22" media="(prefers-color-scheme: dark)">
<script>${parts.themeScript}</script>
${parts.head}
${preloads.join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${parts.development ?? ''}<script type="module" src="${parts.entry}"></script>
</head>
<body>
<div id="root">${parts.body}</div>
<script type="application/json" id="page-data"${parts.pageFile ? ` data-page="${parts.pageFile}"` : ''}>${parts.data}</script>
</body>
</html>
`;
}
