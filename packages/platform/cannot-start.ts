/** What the site needs does not answer or refuses it; the message is for the person who starts it. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
