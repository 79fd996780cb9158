import './link-title.css';

/** For the name inside a link (or a card) that is pressed as a whole: it alone is underlined under the pointer. */
export const linkTitleClass = 'link-title';
