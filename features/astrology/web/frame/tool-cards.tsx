import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { TOOLS, type ToolKey } from './tools.ts';
import './tool-cards.css';

/** Cards that lead to tools. */
function ToolCards({ tools }: { tools: readonly ToolKey[] }) {
  return (
    <div className="sign-tools">
      {tools.map((key) => {
        const { name, path, promise, glyph } = TOOLS[key];
        return (
          <Link key={key} className={cardClass({}, 'sign-tools__card')} to={path}>
            <span className="sign-tools__mark">
              <Icon of={glyph} size={28} />
            </span>
            <b>{name}</b>
            <span>{promise}</span>
            <Icon of={arrowGlyph} size={20} />
          </Link>
        );
      })}
    </div>
  );
}

/** What to read next, at the end of a page. */
export function NextTools({ tools }: { tools: readonly ToolKey[] }) {
  return (
    <section className="sign-next page" data-print="hide">
      <h2>Et maintenant</h2>
      <p>Un signe n’est qu’une lettre de votre ciel. Voici les suivantes.</p>
      <ToolCards tools={tools} />
    </section>
  );
}
