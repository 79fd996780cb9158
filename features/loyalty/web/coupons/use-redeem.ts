import { useApp } from '@solelune/screen/app';
import { type Problems, useForm } from '@solelune/screen/form';
import { useRef } from 'react';
import { type Rewardpoint, rewardpointRedeem } from '../../contract.ts';
import { newRequestKey } from '../request-key.ts';
import { gainInWords } from '../words.ts';

interface Redeeming {
  onChange: (data: Rewardpoint) => void;
  read?: (data: FormData) => { code: string };
  problems?: (fields: { code: string }) => Problems;
  /** What follows the code that was taken, beside the page's new data. */
  onTaken?: () => void;
  refused?: (error: unknown) => void;
}

/** Uses a code, typed or kept. Sent again after a cut, it is the same request. */
export function useRedeem({ onChange, onTaken, ...spec }: Redeeming) {
  const { toast } = useApp();
  const keys = useRef(new Map<string, string>());
  return useForm(rewardpointRedeem, {
    ...spec,
    input: ({ code }: { code: string }) => {
      const key = keys.current.get(code) ?? newRequestKey();
      keys.current.set(code, key);
      return { code, key };
    },
    done: ({ received, ...data }) => {
      onChange(data);
      toast({
        variant: 'success',
        title: 'Code utilisé',
        message: `${gainInWords(received)} vous attendent dans votre espace.`,
      });
      onTaken?.();
    },
  });
}
