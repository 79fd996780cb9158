/** What code and scripts hold is no sentence. */
const UNREAD = /<(script|style|pre|code|textarea)\b[^]*?<\/\1>|<!--[^]*?-->/g;
const TAG = /<[^>]+>/g;
/** A mark that a plain space would let fall to the next line, with what stands around it; `\uE000` stands for tags. */
const BREAKING = /[^\uE000]{0,30}(?: [;:!?»](?![\p{L}\p{N}])|« )[^\uE000]{0,15}/gu;

/** The places of a page where a French line may break and must not. */
export const breakingIn = (html: string): string[] =>
  [...html.replaceAll(UNREAD, '').replaceAll(TAG, '\uE000').matchAll(BREAKING)].map(([found]) => found);
