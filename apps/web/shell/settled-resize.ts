/** Product document, section 9: a window that is being pulled is not measured at every pixel. */
export const RESIZE_SETTLED_MS = 200;

/** Hears when the window has another size and keeps it. Returns how to stop. */
export function onSettledResize(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, RESIZE_SETTLED_MS);
  };
  addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', wait);
  };
}
