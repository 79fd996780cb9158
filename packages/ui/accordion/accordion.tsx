import { type ReactNode, useId } from 'react';
import { chevronDownGlyph, Icon } from '../icon/index.ts';
import './accordion.css';

export interface AccordionProps {
  items: readonly { title: ReactNode; content: ReactNode; open?: boolean }[];
  /** One open at a time: opening one closes the others. */
  exclusive?: boolean;
}

/** Native disclosure: it opens without JavaScript, and the browser's search in the page opens it too. */
export function Accordion({ items, exclusive }: AccordionProps) {
  const group = useId();
  return (
    <div className="accordion">
      {items.map((item, index) => (
        <details key={index} className="accordion__item" name={exclusive ? group : undefined} open={item.open}>
          <summary className="accordion__title">
            {item.title}
            <Icon of={chevronDownGlyph} size={20} className="accordion__chevron" />
          </summary>
          <div className="accordion__content">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
