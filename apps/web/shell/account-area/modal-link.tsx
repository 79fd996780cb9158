import { isPlainClick } from '@solelune/screen/navigation';
import type { ReactNode } from 'react';
import { openModal } from '../../state/account.ts';
import { ScreenLink } from '../screen-link.tsx';

interface ModalLinkProps {
  modal: 'login' | 'signup';
  className?: string;
  title?: string;
  children: ReactNode;
}

/** Login and signup are pages; where the application runs, they open over the page one is on. */
export function ModalLink({ modal, ...rest }: ModalLinkProps) {
  return (
    <ScreenLink
      {...rest}
      screen={`account.${modal}`}
      onClick={(event) => {
        if (!isPlainClick(event) || /^\/(connexion|inscription)/.test(location.pathname)) return;
        event.preventDefault();
        void openModal(modal);
      }}
    />
  );
}
