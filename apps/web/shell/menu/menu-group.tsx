import { chevronDownGlyph, Icon } from '@solelune/ui/icon';
import { columnGlyphs } from './column-glyphs.ts';
import type { MenuEntry } from './menu-items.ts';
import { MenuLink } from './menu-link.tsx';
import { menuPictures } from './menu-pictures.ts';
import { UniverseIcon } from './universe-icon.tsx';

interface MenuGroupProps {
  entry: Extract<MenuEntry, { children: unknown }>;
  isOpen: boolean;
  isCurrent: boolean;
  onToggle: () => void;
  onInternalClick: () => void;
}

/** One title and what it opens: a list that unfolds on phones, three columns and a picture on large screens. */
export function MenuGroup({ entry, isOpen, isCurrent, onToggle, onInternalClick }: MenuGroupProps) {
  // Each group has a universe of its own. No `useId`: the server may have drawn the menu apart from its page (drawn-frame.tsx).
  const id = `menu-${entry.icon}`;
  return (
    <>
      <button
        type="button"
        className="menu-title"
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <UniverseIcon of={entry.icon} />
        {entry.title}
        <Icon of={chevronDownGlyph} className="menu-title__chevron" />
      </button>
      <div className="menu-panel" id={id}>
        {entry.children.map((column) => (
          <div className="menu-column" key={column.title}>
            <p className="menu-column__title">
              <Icon of={columnGlyphs[column.icon]} size={26} />
              {column.title}
            </p>
            <ul>
              {column.items.map((item) => (
                <li key={item.title}>
                  <MenuLink item={item} onInternalClick={onInternalClick} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <figure className="menu-picture">
          <img src={menuPictures[entry.picture]} alt="" width="300" height="380" loading="lazy" decoding="async" />
          <figcaption>{entry.pictureText}</figcaption>
        </figure>
      </div>
    </>
  );
}
