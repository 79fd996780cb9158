import { z } from 'zod';

/** A promotional card (product document, section 3, *Display*). */
export const displaySchema = z.object({
  type: z.enum(['collaborator', 'wordpress', 'default']),
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  picture_url: z.string().optional(),
  link: z.string(),
  link_text: z.string(),
  encoded_slot: z.string(),
  conversion: z.string().optional(),
  wordpress_slot: z.string().optional(),
  /** Who fills the box: the ajax address of the house's other site. */
  wordpress_url: z.url().optional(),
  new_app: z.boolean().default(false),
  new_app_name: z.string().optional(),
  new_app_params: z.string().optional(),
  collaborator: z.object({ user_id: z.number().int() }).optional(),
});
export type Display = z.output<typeof displaySchema>;

/** What any answer may carry beside its own fields (section 7, *Response handling*). */
export interface Envelope {
  error?: string;
  code?: string;
  fields?: Record<string, string>;
  redirect_to?: string;
  should_delete_token?: boolean;
  jwtoken?: string;
  long_jwtoken?: string;
  /** Cards under the page, and those planned for the menu beside them. */
  displays?: { bottom?: { banners?: Display[] }; menu?: { banners?: Display[] } };
  __META__?: PageMeta;
}

/** Sets what the head of a page says, when the data knows better than the screen's declaration. */
export interface PageMeta {
  title?: string;
  description?: string;
  image?: string;
  /** The address that search engines should keep, where the screen's own path does not say it (`?page=2`). */
  canonical?: string;
  noindex?: boolean;
  /** What the page is for who shares it: `article`. */
  kind?: string;
  /** The feed of a blog page, where it is not that of the whole blog. */
  feed?: { title: string; href: string };
  jsonLd?: object;
}

export const ENVELOPE_KEYS = [
  'redirect_to',
  'should_delete_token',
  'jwtoken',
  'long_jwtoken',
  'displays',
  '__META__',
] as const satisfies (keyof Envelope)[];
