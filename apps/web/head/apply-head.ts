import type { HeadTag } from './head.ts';

/** Puts the head of the new page in the place of the old one's. */
export function applyHead(tags: HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      document.title = text ?? '';
      continue;
    }
    const element = document.createElement(tag);
    element.setAttribute('data-head', '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
