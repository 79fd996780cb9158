/** What a device without an account has sent waits for a login so long; the device keeps its own until the login is done. */
export const VISITOR_DAYS = 30;
