import type { Place } from '@solelune/screen';
import { useLocation } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import type { ReactNode } from 'react';
import { addresses } from '../../known-screens.ts';
import { PlaceLink } from '../place-link.tsx';

interface MenuLinkProps {
  item: Place;
  className?: string;
  children?: ReactNode;
  /** Called when the application itself leads on: the page stays, so the menu has to make room. */
  onInternalClick?: () => void;
}

export function MenuLink({ item, className, children, onInternalClick }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isInside = 'screen' in item;
  const address = isInside ? addresses.urlTo(item.screen, item.params) : item.link;
  return (
    <PlaceLink
      place={item}
      {...(className ? { className } : {})}
      aria-current={pathname === address ? 'page' : undefined}
      {...(isInside && onInternalClick ? { onClick: onInternalClick } : {})}
    >
      {children ?? item.title}
      {item.badge && <Badge tone={item.badge.color}>{item.badge.content}</Badge>}
    </PlaceLink>
  );
}
