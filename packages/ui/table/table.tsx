import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import '../visually-hidden/visually-hidden.css';
import './table.css';

export interface TableProps extends ComponentProps<'table'> {
  caption: ReactNode;
  /** Keeps the caption for screen readers only. */
  hideCaption?: boolean;
  dense?: boolean;
}

/** Rows and columns; wider than the page, they scroll inside their own frame, by finger or by keyboard. */
export function Table({ caption, hideCaption, dense, className, children, ...rest }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="table-frame" tabIndex={0} aria-label={typeof caption === 'string' ? caption : 'Tableau'}>
      <table {...rest} className={classNames('table', dense && 'table--dense', className)}>
        <caption className={hideCaption ? 'visually-hidden' : 'table__caption'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
