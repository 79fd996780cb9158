import { Button } from '@solelune/ui/button';
import { useEffect, useRef } from 'react';
import './end-of-list.css';

/** Asks for more when it comes into sight; the button is for keyboards, and for whoever sees it first. */
export function EndOfList({
  isLoading,
  problem,
  onMore,
}: {
  isLoading: boolean;
  problem: string | null;
  onMore: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    // After a failure only the button asks again: a network that is down must not be asked without end.
    if (!box.current || isLoading || problem) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask.current(), {
      rootMargin: '400px',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isLoading, problem]);
  return (
    <div className="end-of-list" ref={box}>
      <Button tone="quiet" loading={isLoading} onClick={onMore}>
        {problem ? 'Réessayer' : 'Voir la suite'}
      </Button>
    </div>
  );
}
