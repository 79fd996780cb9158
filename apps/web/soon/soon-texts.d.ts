declare module 'virtual:soon-texts' {
  /** What is announced, by screen. */
  const texts: Record<string, string>;
  export default texts;
}
