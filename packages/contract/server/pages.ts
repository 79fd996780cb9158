/** The pages that the server has rendered and keeps for everyone. */
export interface Pages {
  /**
   * Something that the pages with this tag show (their screen's `tags`) has changed: they are let go of, in every process, once the
   * transaction open here has committed and never if it is rolled back.
   */
  changed(tag: string): void;
}
