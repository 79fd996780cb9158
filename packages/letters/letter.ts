import type { Attachment } from '@solelune/platform';

/** What every letter may name. */
export interface Sender {
  brand: string;
  siteUrl: string;
  contactEmail: string;
}

/** A part of a letter, in the order in which it is read. Plain text everywhere: the layout escapes it. */
export type Block =
  /** A paragraph. */
  | string
  /** What the letter asks for. */
  | { button: string; href: string }
  /** A second, quieter way on. */
  | { link: string; href: string }
  /** Smaller: how long a link works, what to do if one asked for nothing. */
  | { note: string };

/** What a letter says, before it is laid out. */
export interface WrittenLetter {
  subject: string;
  /** The line that mail readers show beside the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Why it came, at its foot; unless said, because an account has this address. */
  reason?: string;
  /** Where one stops letters of this sort in one press: mail readers show it beside the subject. */
  unsubscribe?: string;
  /** Calendar files, PDF… */
  attachments?: readonly Attachment[];
}

export interface Letter<Data, News extends boolean = boolean> {
  /** Kebab-case, with the feature first: `account-welcome`. Names its mails in the outbox. */
  name: string;
  write(data: Data, sender: Sender): WrittenLetter;
  /** Data that shows the letter at its best, for `/dev/letters` and for its tests: nobody's. */
  specimen: Data;
  /** Tells what happened, and holds no link that opens anything: its member may find it again in the account. */
  news: News;
}

/** A letter whose data is its own business: for lists of them. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyLetter = Letter<any>;

/** Declares a letter, once: what it is called, what it needs, what it says. Listed in the `letters` of its feature's api. */
export const defineLetter = <Data, const News extends boolean = false>({
  news = false as News,
  ...letter
}: Omit<Letter<Data>, 'news'> & { news?: News }): Letter<Data, News> => ({ ...letter, news });
