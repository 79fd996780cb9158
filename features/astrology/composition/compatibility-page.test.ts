import type { Corpus } from '@solelune/corpus';
import { describe, expect, it } from 'vitest';
import { bandOf, SIGN_KEYS, signCompatibility } from '../engine/index.ts';
import { reasonKey } from '../words/compatibility/reason.ts';
import { REASONS } from '../words/compatibility/reasons.ts';
import { REASONS_BACK } from '../words/compatibility/reasons-back.ts';
import { compatibilityPage } from './compatibility-page.ts';

/** Each text says only which one it is. */
const corpus = {
  get: (kind: { name: string; sections: string[] }, slug: string) => ({
    slug,
    title: slug,
    description: '',
    frontMatter: { epithet: '' },
    lead: `${kind.name} ${slug}`,
    sections: kind.sections.map((key) => ({ key, title: key, html: `${kind.name} ${slug} ${key}` })),
  }),
  list: () => [],
} as unknown as Corpus;

const LENSES = ['sun', 'moon'] as const;

describe('the page of two signs', () => {
  it('joins the pair, the one that comes and the one that receives', () => {
    const { reading } = compatibilityPage(corpus, 'sun', 'leo', 'aries');
    expect(reading.lead).toBe('astrology.compatibility belier/lion');
    expect(reading.sections[1]).toEqual({
      key: 'desire',
      title: 'desire',
      blocks: [
        { about: 'pair', html: 'astrology.compatibility belier/lion desire' },
        { about: 'from', html: 'astrology.compatibility-from lion desire' },
        { about: 'to', html: 'astrology.compatibility-to belier desire' },
      ],
    });
    expect(reading.sections.at(-1)).toMatchObject({ key: 'advice', blocks: [{ about: 'pair' }] });
  });

  it('gives each Moon a part of its own', () => {
    const { reading } = compatibilityPage(corpus, 'moon', 'pisces', 'cancer');
    expect(reading.sections.map(({ key }) => key)).toEqual(['meeting', 'from', 'to', 'home', 'comfort', 'advice']);
    expect(reading.sections[1]?.blocks).toEqual([
      { about: 'from', html: 'astrology.moon-from poissons\nastrology.moon-from poissons water' },
    ]);
  });

  it('turns each Moon to the other by the element of that one', () => {
    const { reading } = compatibilityPage(corpus, 'moon', 'leo', 'virgo');
    const said = reading.sections
      .slice(1, 3)
      .flatMap(({ blocks }) => blocks.map(({ html }) => html.split('\n').at(-1)));
    expect(said).toEqual(['astrology.moon-from lion earth', 'astrology.moon-to vierge fire']);
  });

  it('has the same scores in both orders and never the same sentence', () => {
    for (const lens of LENSES) {
      for (const from of SIGN_KEYS) {
        for (const to of SIGN_KEYS) {
          const [there, back] = [compatibilityPage(corpus, lens, from, to), compatibilityPage(corpus, lens, to, from)];
          expect(there.scores.map(({ score }) => score)).toEqual(back.scores.map(({ score }) => score));
          const both = there.scores.map(({ reason }, index) => [reason, back.scores[index]?.reason]);
          if (from !== to) for (const [one, other] of both) expect(one).not.toBe(other);
        }
      }
    }
  });

  it('gives five reasons in good French, no two of them alike', () => {
    for (const lens of LENSES) {
      for (const from of SIGN_KEYS) {
        for (const to of SIGN_KEYS) {
          const reasons = compatibilityPage(corpus, lens, from, to).scores.map(({ reason }) => reason);
          expect(new Set(reasons).size).toBe(5);
          for (const reason of reasons) {
            expect(reason).toMatch(/^[\p{Lu}Ç][^.]+\.$/u);
            expect(reason).not.toMatch(
              /undefined| {2}| de le | de les | à le |d’[bcdfgjklmnpqrstvz]|(?:un|une) lunaire|ils /,
            );
            // « Le Bélier et le Lion » are not « elles », two Moons are.
            expect(reason).not.toMatch(
              lens === 'sun'
                ? /voisines|rejointes|(?<!\p{L})elles(?![-\p{L}])|toutes les deux|chacune|l’une(?!\p{L})/u
                : /voisins|rejoints|tous les deux|(?<!\p{L})l’un(?!\p{L})|eux-mêmes/u,
            );
          }
        }
      }
    }
  });

  it('has a sentence for each cause, domain and band that two signs can make, and no other', () => {
    const made = new Set<string>();
    for (const lens of LENSES) {
      for (const from of SIGN_KEYS) {
        for (const to of SIGN_KEYS) {
          const { geometry, scores } = signCompatibility(from, to, lens);
          for (const { domain, score, told } of scores) {
            made.add(reasonKey(told.cause, geometry[told.cause], domain, bandOf(score)));
          }
        }
      }
    }
    expect(Object.keys(REASONS).sort()).toEqual([...made].sort());
    expect(Object.keys(REASONS_BACK).sort()).toEqual([...made].sort());
  });

  it('never praises a score under 56', () => {
    const PRAISE =
      /s’installe tôt|sans effort|se comprennent sans|trouve vite|vont loin|aisément|heureu|s’en porte bien|presque d’elles-mêmes/;
    for (const lens of LENSES) {
      for (const from of SIGN_KEYS) {
        for (const to of SIGN_KEYS) {
          for (const { score, reason } of compatibilityPage(corpus, lens, from, to).scores) {
            if (score < 56) expect(reason).not.toMatch(PRAISE);
          }
        }
      }
    }
  });
});
