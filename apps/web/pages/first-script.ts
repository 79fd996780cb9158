// The one inline script of every page, before anything of it is painted. Each function is written into the page as it stands here: it may use nothing from outside itself.
// The content policy knows the script by its hash, so that a cached page needs no nonce.

/**
 * A document of an earlier build, kept by somebody's cache, names code that is gone: the server says so, and the document is asked for anew, once
 * a minute at most. Whatever else keeps code from coming (no network) changes nothing: the page is there and can be read. Once the page is alive it
 * knows by itself where it was going (load-screen.ts).
 */
function reloadWhenGone(): void {
  const reload = async ({ target }: Event) => {
    const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
    const file = src || href;
    if (!/\/assets\/.+js$/.test(file) || document.documentElement.dataset['ready']) return;
    const { status } = await fetch(file, { method: 'HEAD' });
    if (status !== 404 || Date.now() - Number(sessionStorage.getItem('gone')) < 60_000) return;
    sessionStorage.setItem('gone', String(Date.now()));
    location.reload();
  };
  addEventListener('error', (event) => reload(event).catch(() => {}), true);
}

/** Out of any frame. */
function leaveFrame(): void {
  try {
    if (self !== top && top) top.location.href = location.href;
  } catch {
    // The browser forbids it: the page is shown where it is.
  }
}

function putThemeOn(): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme;
  } catch {
    // No storage, no chosen theme.
  }
}

/**
 * A page is painted before any of its code is asked for, and can be read, scrolled and left by its links, its forms sent, without it. The code
 * comes once all else is there, and takes the page over (entry-browser.tsx) at the first sign of a hand, or when nobody has moved for a while; at once for
 * who is known here, whose page is filled in. A button pressed in between is pressed again when it answers (docs/decisions/0223).
 */
function takeOverAtFirstSign(): void {
  const QUIET_MS = 4000;
  const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
  const { dataset } = document.documentElement;
  const written = () => document.getElementById('page-data')?.dataset;

  const code = (): string[] => written()?.['code']?.split(' ') ?? [];

  // Each time that there is nothing else to do, one thing far below is laid out (packages/ui/styles/below.css) and one file fetched.
  dataset['laying'] = '';
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  const layOut = (): boolean => {
    const below = document.querySelector<HTMLElement>('[data-below=""]');
    if (below) below.dataset['below'] = 'laid';
    return Boolean(below);
  };
  let asked = 0;
  const fetchCode = (): boolean => {
    const file = code()[asked++];
    // It is read again, from the browser's own cache, when the page is taken over: what keeps it from coming is seen then.
    if (file)
      fetch(file, { priority: 'low' })
        .then((answer) => answer.blob())
        .catch(() => {});
    return Boolean(file);
  };
  const goOn = (): unknown =>
    whenIdle(() => {
      const steps = [layOut(), fetchCode()];
      if (steps.includes(true)) goOn();
    });

  let isTaken = false;
  const takeOver = (): void => {
    const src = written()?.['entry'];
    // Not even its end is here: it is the first thing done then.
    if (!src && document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', takeOver);
    if (isTaken || !src) return;
    isTaken = true;
    for (const sign of SIGNS) removeEventListener(sign, takeOver, true);
    for (const href of code())
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  };

  const isAwaited = (): boolean => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The key of a letter's link stands in the address no longer than it must; a page come back to is where it was left.
    if ('shell' in dataset || arrival?.type !== 'navigate' || /[0-9a-f]{32}/.test(location.search + location.hash))
      return true;
    try {
      const { long_jwtoken, 'compute-here': computesHere } = localStorage;
      return Boolean(long_jwtoken || computesHere || sessionStorage['jwtoken']);
    } catch {
      return false;
    }
  };

  for (const sign of SIGNS) addEventListener(sign, takeOver, { capture: true, passive: true });
  const keepPress = ({ target }: Event): void => {
    if ('taken' in dataset) return removeEventListener('click', keepPress, true);
    const button = target instanceof Element && target.closest('button');
    // A form is sent by the browser.
    if (!button || (button.type === 'submit' && button.form)) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.dataset['pressed'] = '';
  };
  addEventListener('click', keepPress, true);
  if (isAwaited()) return takeOver();
  addEventListener('load', () => {
    goOn();
    setTimeout(takeOver, QUIET_MS);
  });
}

export const FIRST_SCRIPT = [reloadWhenGone, leaveFrame, putThemeOn, takeOverAtFirstSign]
  .map((run) => `(${run})();`)
  .join('');
