import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of a box in CSS pixels, followed as it changes: what is drawn in it keeps the size of its letters. */
export function useWidth<Box extends HTMLElement>(first: number): [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
