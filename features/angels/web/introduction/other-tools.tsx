import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { angelOf } from '../../engine/index.ts';
import { GreatSeal } from '../seal/great-seal.tsx';
import { TOOLS, type ToolKey } from '../tools.ts';
import './other-tools.css';

/** Cards that lead to the tools: all of them, or those that the reader is not at. */
export function ToolCards({ besides, most = TOOLS.length }: { besides?: ToolKey; most?: number }) {
  return (
    <div className="angels-tools">
      {TOOLS.filter(({ key }) => key !== besides)
        .slice(0, most)
        .map(({ key, name, path, promise, action, angel }) => (
          <Link key={key} className={cardClass({ flush: true }, 'angels-tools__card')} to={path}>
            <span className="angels-tools__art" aria-hidden="true">
              <GreatSeal angel={angelOf(angel)} />
            </span>
            <span className="angels-tools__words">
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

export function OtherTools({ besides }: { besides?: ToolKey }) {
  return (
    <section className="angels-next page">
      <h2>Et maintenant</h2>
      <ToolCards {...(besides ? { besides } : {})} most={3} />
    </section>
  );
}
