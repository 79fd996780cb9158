/** How long a draw that nobody took is kept, in days: its page may be left open overnight. */
export const WAITING_DAYS = 2;
/** How long a draw that was made and that no member has is kept, in days: its address may have been given to somebody. */
export const DRAWN_DAYS = 90;
/** How long a member's own draws count in their history, in days; those among their activities stay there. */
export const MEMBER_DAYS = 730;
