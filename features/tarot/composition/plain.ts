const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What is read in our own HTML, without its marks. Non-breaking spaces stay. */
export const plainOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] as string)
    .replaceAll(/[ \n]+/g, ' ')
    .trim();
