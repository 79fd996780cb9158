/** A file of the site that a feature draws, and nobody keeps by hand: the build writes it (`feature.files.ts`). */
export interface DrawnFile {
  /** From the root of the site, under `/assets/`, with a fingerprint of the content in its name: browsers keep it for ever. */
  address: string;
  text: string;
}
