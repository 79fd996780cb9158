import { Link } from '@solelune/screen/navigation';
import { linkTitleClass } from '@solelune/ui/link-title';
import type { ViewOf } from '../../contract/figures.ts';
import './gallery-figure.css';

/** Cards, stones or seals side by side, each leading to its page. */
export function GalleryFigure({ view: { of, defs, items } }: { view: ViewOf<'gallery'> }) {
  return (
    <>
      {defs && (
        <svg className="gallery-figure__defs" width="0" height="0" aria-hidden="true">
          <defs dangerouslySetInnerHTML={{ __html: defs }} />
        </svg>
      )}
      <ul className="gallery-figure" data-of={of}>
        {items.map(({ slug, picture, seal, name, note, to }) => (
          <li key={slug}>
            <Link to={to}>
              {picture && <img src={picture} alt="" loading="lazy" width={150} height={of === 'card' ? 285 : 150} />}
              {seal && (
                <svg viewBox="-300 -300 600 600" aria-hidden="true" dangerouslySetInnerHTML={{ __html: seal }} />
              )}
              <b className={linkTitleClass}>{name}</b>
              <small>{note}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
