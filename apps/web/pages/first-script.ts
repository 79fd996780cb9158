// The one inline script of every page, before anything of it is painted. Each function is written into the page as it stands here: it may use nothing from outside itself
// but `askMemory`, written before them.
// The content policy knows the script by its hash, so that a cached page needs no nonce.

/**
 * What the device remembers is asked before the page is painted only where something may be remembered: by who came from another page, came back, or
 * left the service worker here. The first question of a visit wakes the browser's storage, and the page waits for it (5 to 30 ms): who comes for the
 * first time does not.
 */
function askMemory(ask: () => void): void {
  const quietly = () => {
    try {
      ask();
    } catch {
      // No storage, nothing remembered.
    }
  };
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wasHere =
    navigator.serviceWorker?.controller ||
    document.referrer.startsWith(`${location.origin}/`) ||
    arrival?.type !== 'navigate';
  if (wasHere) return quietly();
  document.addEventListener('DOMContentLoaded', () => (self.requestIdleCallback ?? setTimeout)(quietly));
}

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
  askMemory(() => {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme;
  });
}

/**
 * A page is painted before any of its code is asked for, and can be read, scrolled and left by its links, its forms sent, without it. The code
 * comes once all else is there, and takes the page over (entry-browser.tsx) at the first sign of a hand, or when nobody has moved for a while; at once for
 * who is known here, whose page is filled in. A button pressed in between is pressed again when it answers (docs/decisions/0223).
 */
function takeOverAtFirstSign(): void {
  const QUIET_MS = 4000;
  const LAYING_MS = 1500;
  const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
  const { dataset } = document.documentElement;
  const written = () => document.getElementById('page-data')?.dataset;
  const code = (): string[] => written()?.['code']?.split(' ') ?? [];
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  let isTaken = false;

  // Each time that there is nothing else to do one file is fetched. It is read again, from the browser's own cache, when the page is taken over: what keeps it from coming is seen then.
  const fetchCode = (at = 0): unknown =>
    whenIdle(() => {
      const file = code()[at];
      if (!file || isTaken) return;
      fetch(file, { priority: 'low' })
        .then((answer) => answer.blob())
        .catch(() => {});
      fetchCode(at + 1);
    });

  // What is far below (packages/ui/styles/below.css) leaves the first moments to the hand; then it is laid out part by part, and what is left of it once the page is alive.
  dataset['laying'] = '';
  const layOut = (): unknown =>
    whenIdle(() => {
      const below = document.querySelector<HTMLElement>('[data-below=""]');
      if (!below) return;
      below.dataset['below'] = 'laid';
      layOut();
    });

  const takeOver = (): void => {
    const src = written()?.['entry'];
    // Not even its end is here: it is the first thing done then.
    if (!src && document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', takeOver);
    if (isTaken || !src) return;
    isTaken = true;
    for (const sign of SIGNS) removeEventListener(sign, takeSign, true);
    for (const href of code())
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  };

  const isAwaited = (): boolean => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The key of a letter's link stands in the address no longer than it must; a page come back to is where it was left.
    return 'shell' in dataset || arrival?.type !== 'navigate' || /[0-9a-f]{32}/.test(location.search + location.hash);
  };

  const takeSign = (sign: Event): void => {
    // A pointer that rests where the page appears is no hand: the browser says that it moved, by nothing.
    const { movementX = 1, movementY = 1 } = sign as Partial<PointerEvent>;
    if (sign.type !== 'pointermove' || movementX || movementY) takeOver();
  };
  for (const sign of SIGNS) addEventListener(sign, takeSign, { capture: true, passive: true });
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
  askMemory(() => {
    const { long_jwtoken, 'compute-here': computesHere } = localStorage;
    if (long_jwtoken || computesHere || sessionStorage['jwtoken']) takeOver();
  });
  addEventListener('load', () => {
    fetchCode();
    setTimeout(layOut, LAYING_MS);
    setTimeout(takeOver, QUIET_MS);
  });
}

export const FIRST_SCRIPT = `(() => {${[
  askMemory,
  ...[reloadWhenGone, leaveFrame, putThemeOn, takeOverAtFirstSign].map((run) => `(${run})();`),
].join('\n')}})();`;
