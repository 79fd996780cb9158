/** What appears on somebody's screen, perhaps locked, perhaps seen by others. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where a tap leads; a path of this site. */
  url: string;
  /** A later message with the same tag takes the place of the earlier one. */
  tag: string;
  /** A second thing to do, where the browser shows one; a path of this site. */
  action?: { title: string; url: string };
  /** How long it is news: a browser that comes back later is told nothing. */
  keptSeconds: number;
}
