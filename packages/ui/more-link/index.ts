import './more-link.css';

/** For the router's link at the end of a title: where there is more. */
export const moreLinkClass = 'more-link';
