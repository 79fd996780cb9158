import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useMemo,
} from 'react';

/** An address in its three parts, as the browser names them. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export interface GoOptions {
  /** Takes the place of the address one is at. */
  replace?: boolean;
}

/** Goes to an address of the site; a number goes that many places back or forth. */
export type Navigate = (to: string | number, options?: GoOptions) => void;

interface Navigation {
  address: Address;
  navigate: Navigate;
}

const NavigationContext = createContext<Navigation | null>(null);

interface NavigationProviderProps extends Navigation {
  children: ReactNode;
}

export function NavigationProvider({ address, navigate, children }: NavigationProviderProps) {
  const navigation = useMemo(() => ({ address, navigate }), [address, navigate]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('Links and pages stand inside a NavigationProvider');
  return navigation;
}

export const useLocation = (): Address => useNavigation().address;

/** The first button alone: with a key, or with another button, the browser answers (a new tab, a window, its menu). */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Left to the browser: a new tab or window, a download, another button than the first. */
const isForBrowser = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !isPlainClick(event) ||
  (event.currentTarget.target !== '' && event.currentTarget.target !== '_self') ||
  event.currentTarget.hasAttribute('download');

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'>, GoOptions {
  /** An address of the site, from its root. */
  to: string;
}

/** A link to a page of the site: an ordinary one until the code is there, without a page load afterwards. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const { navigate } = useNavigation();
  const press = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || isForBrowser(event)) return;
      event.preventDefault();
      navigate(to, { replace });
    },
    [navigate, onClick, replace, to],
  );
  return (
    <a {...rest} href={to} onClick={press}>
      {children}
    </a>
  );
}
