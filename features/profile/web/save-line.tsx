import { checkGlyph, errorGlyph, Icon } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import './save-line.css';

/** Under a form: what went wrong, or that it is done. Always in the markup, so that screen readers hear it change. */
export function SaveLine({ problem, done }: { problem: string | null; done: ReactNode }) {
  return (
    <p className="save-line" role="status" data-state={problem ? 'wrong' : done ? 'done' : undefined}>
      {(problem || done) && <Icon of={problem ? errorGlyph : checkGlyph} size={19} />}
      {problem ?? done}
    </p>
  );
}
