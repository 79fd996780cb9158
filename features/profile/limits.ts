/** What a member may keep; pages say it, calls hold to it. Free of any library: the browser reads it too. */
export const CONTACTS_MAX = 60;
export const PHOTOS_MAX = 12;
/** One photo, before it is made smaller. */
export const PHOTO_MAX_BYTES = 8 * 1024 * 1024;
export const PHOTO_MAX_MEGABYTES = PHOTO_MAX_BYTES / 1024 / 1024;
/** Photos of one request: they are all in memory at once. */
export const PHOTOS_PER_UPLOAD = 4;
/** A page of activities is as long as the server's configuration says. */
export const ACTIVITIES_AS_CONFIGURED = 0;
export const ACTIVITIES_MAX = 2000;
export const MESSAGES_PER_PAGE = 20;
/** How long a removed activity can be brought back. */
export const UNDO_HOURS = 24;
export const LAST_NAME_MAX = 80;
export const SLUG_MIN = 3;
export const SLUG_MAX = 40;
