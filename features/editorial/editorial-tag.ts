/** The tag of every page that shows a text which staff may write. */
export const EDITORIAL_TAG = 'editorial';
