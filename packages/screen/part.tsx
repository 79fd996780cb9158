import { sentenceOf } from '@solelune/contract/errors';
import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useApp } from './app.tsx';

interface PartProps {
  /** Shown until the code is there. */
  waiting?: ReactNode;
  /** The code could not be fetched, and the visitor was told: whatever opened this part closes it again. Without it, nobody asked for the part, and it comes by itself when the network is back. */
  onLost?: () => void;
}

/**
 * A part of a page whose code is fetched when it is first shown. Unlike `lazy`, where it cannot be fetched the page around it stays, and the next
 * time tries again. Only for what the server does not draw.
 */
export function part<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & PartProps> {
  let known: ComponentType<Props> | null = null;
  return function Part({ waiting = null, onLost, ...props }: Props & PartProps) {
    const { toast } = useApp();
    const [code, show] = useState(() => known);
    const lose = useEffectEvent(() => {
      if (!onLost) return;
      toast({ variant: 'error', message: sentenceOf('network') });
      onLost();
    });
    useEffect(() => {
      let isWanted = true;
      const ask = async () => {
        try {
          known ??= (await load()).default;
          if (isWanted) show(() => known);
        } catch {
          if (isWanted) lose();
        }
      };
      void ask();
      addEventListener('online', ask);
      return () => {
        isWanted = false;
        removeEventListener('online', ask);
      };
    }, []);
    return code ? createElement(code, props as unknown as Props) : waiting;
  };
}
