import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether somebody has come near a place of the page, and remains so: what stands there and is heavy is fetched then. */
export function useNear<T extends Element>(margin = '200px'): [RefObject<T | null>, boolean] {
  const place = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [margin]);
  return [place, isNear];
}
