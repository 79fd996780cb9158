import 'react';

declare module 'react' {
  /** Components hand measures to their sheet through custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
