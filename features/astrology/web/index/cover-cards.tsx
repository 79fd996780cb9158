import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { TOOLS, type ToolKey } from '../frame/tools.ts';
import { Cover } from './covers.tsx';
import './cover-cards.css';

/** Tools as cards with their drawings. */
export function CoverCards({ tools }: { tools: readonly ToolKey[] }) {
  return (
    <div className="cover-cards">
      {tools.map((key) => (
        <Link key={key} className={cardClass({ flush: true }, 'cover-cards__card')} to={TOOLS[key].path}>
          <Cover tool={key} />
          <span className="cover-cards__words">
            <b>{TOOLS[key].name}</b>
            <span>{TOOLS[key].promise}</span>
            <Icon of={arrowGlyph} size={20} />
          </span>
        </Link>
      ))}
    </div>
  );
}
