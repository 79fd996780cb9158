import { InstantText } from '@solelune/ui/instant-text';
import type { ReactNode } from 'react';
import { whenWords } from './words.ts';
import './sheet.css';

interface SheetProps {
  title: string;
  letter: { words: string; at: string };
  /** Paper for letters, a plain card for questions. */
  isLetter?: boolean;
  children?: ReactNode;
}

/** One turn of a written exchange. Its words are text: nothing in them is a link or a picture. */
export function Sheet({ title, letter, isLetter = false, children }: SheetProps) {
  return (
    <section className={isLetter ? 'question-sheet question-sheet--letter' : 'question-sheet'} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <InstantText at={letter.at} words={whenWords} />
      </header>
      <div className="question-sheet__words">{letter.words}</div>
      {children}
    </section>
  );
}
