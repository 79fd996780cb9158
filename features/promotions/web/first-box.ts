import DOMPurify from 'dompurify';

/** What a box may say: words, links and pictures. No script, no style, no frame, no form, whatever was sent. */
const RULES = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'br',
    'div',
    'em',
    'h2',
    'h3',
    'h4',
    'i',
    'img',
    'li',
    'ol',
    'p',
    'small',
    'span',
    'strong',
    'ul',
  ],
  ALLOWED_ATTR: ['alt', 'height', 'href', 'src', 'title', 'width'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
};

/** The first `div` of an answer, cleaned; empty when there is none or nothing is left of it. */
export function firstBox(answer: string): string {
  // Inert: nothing of this document is fetched or run.
  const box = new DOMParser().parseFromString(answer, 'text/html').querySelector('div');
  if (!box) return '';
  const clean = DOMPurify.sanitize(box.innerHTML, RULES).trim();
  return clean.replace(/<a /g, '<a rel="noopener noreferrer" ');
}
