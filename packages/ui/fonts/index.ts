import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The two files every page shows at once: the document preloads them (`rel=preload as=font crossorigin`). */
export const preloadedFonts: readonly string[] = [figtree, cormorant];
