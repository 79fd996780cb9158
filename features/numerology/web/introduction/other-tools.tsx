import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { ToolCardArt } from '../drawings/tool-card-art.tsx';
import { TOOLS, type ToolKey } from '../tools.ts';
import './other-tools.css';

/** Cards that lead to the tools: all of them, or those that the reader is not at. */
export function ToolCards({ besides, most = TOOLS.length }: { besides?: ToolKey; most?: number }) {
  return (
    <div className="numerology-tools">
      {TOOLS.filter(({ key }) => key !== besides)
        .slice(0, most)
        .map(({ key, name, path, promise, action }) => (
          <Link key={key} className={cardClass({ flush: true }, 'numerology-tools__card')} to={path}>
            <ToolCardArt tool={key} />
            <span className="numerology-tools__words">
              <b>{name}</b>
              <span>{promise}</span>
              <i>
                {action} <Icon of={arrowGlyph} size={18} />
              </i>
            </span>
          </Link>
        ))}
    </div>
  );
}

export function OtherTools({ besides }: { besides: ToolKey }) {
  return (
    <section className="numerology-next page">
      <h2>Et maintenant</h2>
      <p>Un nombre se lit mieux en compagnie&nbsp;: chaque outil répond à une autre question.</p>
      <ToolCards besides={besides} most={3} />
    </section>
  );
}
