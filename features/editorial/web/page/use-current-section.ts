import { useEffect, useState } from 'react';

/** A section is the current one while it crosses this band of the window, a little under its top. */
const BAND = '-18% 0px -72% 0px';

/** The section being read; none until the reader has come to the first, nor on the server. */
export function useCurrentSection(keys: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = keys.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setCurrent(shown.target.id);
      },
      { rootMargin: BAND },
    );
    for (const key of all.split(' ')) {
      const section = document.getElementById(key);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}
