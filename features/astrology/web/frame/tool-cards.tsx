import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { NextTools as Next, ToolCards } from '@solelune/ui/tool-cards';
import { TOOLS, type ToolKey } from './tools.ts';
import './tool-cards.css';

/** What to read next, at the end of a page. */
export function NextTools({ tools }: { tools: readonly ToolKey[] }) {
  return (
    <Next note="Un signe n’est qu’une lettre de votre ciel. Voici les suivantes.">
      <ToolCards>
        {tools.map((key) => {
          const { name, path, promise, glyph } = TOOLS[key];
          return (
            <Link key={key} className={cardClass({}, 'sign-tool')} to={path}>
              <span className="sign-tool__mark">
                <Icon of={glyph} size={28} />
              </span>
              <b>{name}</b>
              <span>{promise}</span>
              <Icon of={arrowGlyph} size={20} />
            </Link>
          );
        })}
      </ToolCards>
    </Next>
  );
}
