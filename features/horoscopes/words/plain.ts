const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’' };

/** A text of ours without its tags, for letters. */
export const plainWords = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] as string)
    .replace(/[ \n]+/g, ' ')
    .trim();

/** As many whole sentences as fit, and never less than one. */
export function firstSentences(text: string, characters: number): string {
  const [first = text, ...others] = text.match(/.+?[.!?…](?=\s|$)/gu) ?? [];
  let said = first.trim();
  for (const sentence of others) {
    const longer = `${said} ${sentence.trim()}`;
    if (longer.length > characters) break;
    said = longer;
  }
  return said;
}
