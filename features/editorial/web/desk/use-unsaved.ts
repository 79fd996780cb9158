import { useEffect } from 'react';

const QUESTION = 'Vous avez écrit sans enregistrer. Quitter cette page et perdre ces changements ?';

/** Asks before what was typed is lost: by a link of the site, or by the browser's own ways. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const leave = (event: BeforeUnloadEvent) => event.preventDefault();
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || link.getAttribute('target') === '_blank' || link.getAttribute('href')?.startsWith('#')) return;
      // A question that holds everything up is what is wanted: the text is not kept anywhere else.
      if (!window.confirm(QUESTION)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('beforeunload', leave);
    document.addEventListener('click', press, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', leave);
      document.removeEventListener('click', press, { capture: true });
    };
  }, [isUnsaved]);
}
