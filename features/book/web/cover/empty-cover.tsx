import './cover.css';

/** Holds the place of a cover while its drawing comes. */
export const EmptyCover = () => (
  <svg className="book-cover" viewBox="0 0 420 596" aria-hidden="true">
    <rect x="12" y="12" width="396" height="572" fill="none" stroke="#d9ab57" strokeWidth="1.6" />
  </svg>
);
