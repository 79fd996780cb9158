import type { Corpus } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';

/** Texts that say only which one they are: « [in-sign venus-gemeaux] », « [synthesis-sign lion soleil] ». */
export const namedTexts = {
  get: ({ name, sections }: AnyKind, slug: string) => {
    const called = `${name.slice('astrology.'.length)} ${slug}`;
    const keys = sections === 'free' ? [] : sections;
    return {
      slug,
      lead: `<p>[${called}]</p>`,
      sections: keys.map((key) => ({ key, title: key, html: `<p>[${called} ${key}]</p>`, text: called })),
    };
  },
  list: () => [],
} as unknown as Corpus;
