import type { Params } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { type ComponentProps, useCallback } from 'react';
import { addresses } from '../known-screens.ts';
import { leaveSubmenu } from './leave.ts';

interface ScreenLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** Name of the screen. */
  screen: string;
  params?: Params;
}

/** A link of the shell to a named screen; it closes what is open before it leads there. */
export function ScreenLink({ screen, params, onClick, ...rest }: ScreenLinkProps) {
  const { navigate } = useApp();
  const to = addresses.urlTo(screen, params);
  const press = useCallback<NonNullable<typeof onClick>>(
    (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) leaveSubmenu(event, () => navigate(to));
    },
    [navigate, onClick, to],
  );
  return <Link {...rest} to={to} onClick={press} />;
}

/** A path of the site outside the application, or another site: a full page load. */
export function SiteLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const press: typeof onClick = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) leaveSubmenu(event, () => location.assign(href));
  };
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  );
}
