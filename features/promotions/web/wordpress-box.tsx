import { useEffect, useRef, useState } from 'react';
import { askBox } from './ask-box.ts';
import './wordpress-box.css';

interface WordpressBoxProps {
  url: string;
  slot: string;
  /** One of its links was followed. */
  onFollow?: () => void;
}

/**
 * A box that the house's other site fills. Its place is held while it is asked for; what comes is cleaned (its own chunk) and replaces it; where nothing
 * comes the place stays, empty and silent, so that nothing jumps under a finger.
 */
export default function WordpressBox({ url, slot, onFollow }: WordpressBoxProps) {
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const fill = async () => {
      const [answer, { firstBox }] = await Promise.all([askBox(url, slot, leaving.signal), import('./first-box.ts')]);
      setHtml(firstBox(answer));
    };
    fill().catch(() => setHtml(leaving.signal.aborted ? null : ''));
    return () => leaving.abort();
  }, [url, slot]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = box.current;
    // Its links are not ours to render: they are heard where they stand.
    const listen = ({ target }: MouseEvent) => (target as Element).closest('a[href]') && onFollow?.();
    shown?.addEventListener('click', listen);
    return () => shown?.removeEventListener('click', listen);
  }, [html, onFollow]);
  if (html === null) return <div className="wordpress-box wordpress-box--waiting" aria-hidden="true" />;
  if (html === '') return <div className="wordpress-box wordpress-box--none" aria-hidden="true" />;
  return <div ref={box} className="wordpress-box" dangerouslySetInnerHTML={{ __html: html }} />;
}
