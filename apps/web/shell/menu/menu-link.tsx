import { useLocation } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import type { ReactNode } from 'react';
import { screenIndex } from '../../screens.ts';
import { ScreenLink, SiteLink } from '../screen-link.tsx';
import type { MenuItem } from './menu-items.ts';

interface MenuLinkProps {
  item: MenuItem;
  className?: string;
  children?: ReactNode;
  /** Called when the application itself leads on: the page stays, so the menu has to make room. */
  onInternalClick?: () => void;
}

export function MenuLink({ item, className, children, onInternalClick }: MenuLinkProps) {
  const { pathname } = useLocation();
  const address = item.internal ? screenIndex.urlTo(item.component, item.params) : item.link;
  const shared = { className, 'aria-current': pathname === address ? ('page' as const) : undefined };
  const words = (
    <>
      {children ?? item.title}
      {item.badge && <Badge tone={item.badge.color}>{item.badge.content}</Badge>}
    </>
  );
  return item.internal ? (
    <ScreenLink {...shared} screen={item.component} params={item.params} onClick={onInternalClick}>
      {words}
    </ScreenLink>
  ) : (
    <SiteLink {...shared} href={item.link}>
      {words}
    </SiteLink>
  );
}
