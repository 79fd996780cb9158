import { useApp } from '@solelune/screen/app';
import { useCallback, useEffect, useRef, useState } from 'react';
import { questionDraft } from '../../contract/question.ts';

const QUIET_MS = 1500;

/** The letter as it is written, kept on the server a moment after the last touch: another computer finds it. */
export function useDraft(id: string, first: string) {
  const { call } = useApp();
  const [letter, setLetter] = useState(first);
  const [state, setState] = useState<'kept' | 'writing' | 'lost'>('kept');
  const kept = useRef(first);
  const keep = useCallback(async () => {
    try {
      await call(questionDraft, { id, letter });
      kept.current = letter;
      setState('kept');
    } catch {
      setState('lost');
    }
  }, [call, id, letter]);
  useEffect(() => {
    if (letter === kept.current) return;
    const timer = setTimeout(() => void keep(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [letter, keep]);
  const write = (written: string) => {
    setLetter(written);
    setState('writing');
  };
  return { letter, write, state };
}
