/** What the server pushes, as `packages/platform/push/message.ts` has it, and the card that the browser shows of it. */
interface Pushed {
  title: unknown;
  body: unknown;
  tag: unknown;
  url: unknown;
  action: { title: unknown; url: unknown };
}

interface Card {
  title: string;
  options: { body: unknown; tag: unknown; actions: object[]; data: Destinations; icon: string; lang: string };
}

interface Destinations {
  url: unknown;
  actionUrl: unknown;
}

const ACTION = 'action';

/** Null for what is no message of ours. */
export function cardOf(said: unknown): Card | null {
  const { title, body, tag, url, action } = (said ?? {}) as Partial<Pushed>;
  if (typeof title !== 'string') return null;
  const actions = action ? [{ action: ACTION, title: action.title }] : [];
  const data = { url, actionUrl: action?.url };
  return { title, options: { body, tag, actions, data, icon: '/favicon.svg', lang: 'fr' } };
}

/** Where a press on the card, or on its button, leads: a path of this site, never elsewhere. */
export function leadsTo(pressed: string, data: unknown): string {
  const { url, actionUrl } = (data ?? {}) as Partial<Destinations>;
  const to = pressed === ACTION ? actionUrl : url;
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
}
