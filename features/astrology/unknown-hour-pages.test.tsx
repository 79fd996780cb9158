import { encodeInfos } from '@solelune/screen';
import { StillPage } from '@solelune/screen/app';
import { useReadingCalls } from '@solelune/testing/app';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import AscendantResultPage from './web/ascendant/ascendant-result-page.tsx';
import DescendantResultPage from './web/descendant/descendant-result-page.tsx';
import MoonSignResultPage from './web/moon-sign/moon-sign-result-page.tsx';
import NatalChartCalculPage from './web/natal-chart/natal-chart-calcul-page.tsx';
import SolarRevolutionCalculPage from './web/solar-revolution/solar-revolution-calcul-page.tsx';
import SolarRevolutionResultPage from './web/solar-revolution/solar-revolution-result-page.tsx';

const { post } = useReadingCalls('astrology', 'astrology');

/** What each page drawn would be kept as. */
const kept = vi.hoisted((): string[] => []);
vi.mock(import('@solelune/screen/saving'), async (original) => {
  const { useSaving, ...rest } = await original();
  return {
    ...rest,
    useSaving: (asked) => {
      kept.push(asked.title);
      return useSaving(asked);
    },
  };
});

const camille = { firstname: 'Camille', birthdate: '1988-06-17', birthcity: '2996944' };

/** The page of a birth as the server draws it. */
async function pageOf(path: string, page: unknown, birth: Record<string, string> = {}): Promise<string> {
  const { body } = await post(path, { infos: encodeInfos({ ...camille, ...birth }) });
  const Page = page as ComponentType<{ data: unknown; params: object }>;
  return renderToString(
    <StillPage at="/x">
      <Page data={body} params={{}} />
    </StillPage>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll(/&#160;|[\u00A0\u202F]/g, ' ');
}

/** All that is said before the proof of the calculation, which alone may name the moment that was taken. */
const beforeProof = (html: string) => html.slice(0, html.indexOf('class="chart-proof'));
const headOf = (html: string) => /<header.*?<\/header>/su.exec(html)?.[0] ?? '';
const crumbsOf = (html: string) => /<nav[^>]*class="crumbs.*?<\/nav>/su.exec(html)?.[0] ?? '';
const factsOf = (html: string) => /<dl.*?<\/dl>/su.exec(html)?.[0] ?? '';

describe.each([
  { name: 'Ascendant', path: 'ascendant/result.json', page: AscendantResultPage, noon: 'Vierge' },
  { name: 'Descendant', path: 'descendant/result.json', page: DescendantResultPage, noon: 'Poissons' },
])('$name without an hour', ({ name, path, page, noon }) => {
  let html = '';
  beforeAll(async () => {
    html = await pageOf(path, page);
  });

  it('names none in its head, its crumb, its facts or its drawing', () => {
    expect(headOf(html)).toContain(`<h1>${name} inconnu</h1>`);
    expect(crumbsOf(html)).toMatch(/Inconnu/u);
    expect(crumbsOf(html)).not.toContain(noon);
    expect(factsOf(html)).toContain('12 signes possibles');
    expect(factsOf(html)).not.toContain(noon);
    expect(html).not.toMatch(/aria-label="L’horizon |Ouest<\/text>/u);
    expect(beforeProof(html)).not.toMatch(/\d+°\d\d′/u);
  });

  it('is kept under no sign', async () => {
    kept.length = 0;
    await pageOf(path, page);
    expect(kept).toEqual([expect.stringMatching(new RegExp(`${name} de Camille : inconnu`, 'iu'))]);
  });

  it('gives every sign its hours, in place of a text', () => {
    expect(html).toMatch(new RegExp(`${name.toLowerCase()} ${noon}</a>, de \\d+ h \\d\\d à \\d+ h \\d\\d`, 'iu'));
    expect(html).not.toContain('Un exemple parmi d’autres');
  });

  it('is named where the interval leaves one alone, without its degree', async () => {
    const sure = await pageOf(path, page, { birthtime_from: '12:00', birthtime_to: '12:10' });
    expect(headOf(sure)).toContain(`<h1>${name} ${noon}</h1>`);
    expect(beforeProof(sure)).not.toMatch(/\d+°\d\d′/u);
  });
});

describe('the Moon of a birth without an hour', () => {
  it('is told by the degrees and the light it went through', async () => {
    const html = await pageOf('moon/sign/result.json', MoonSignResultPage, { birthdate: '1988-06-18' });
    expect(factsOf(html)).toMatch(/De \d+°\d\d′ à \d+°\d\d′ du Lion/u);
    expect(factsOf(html)).not.toMatch(/de longitude|éclairée à/u);
    expect(factsOf(html)).toMatch(/éclairée entre \d+ et \d+ %/u);
    expect(headOf(html)).toMatch(/éclairée entre \d+ et \d+ %/u);
  });

  it('is in no single sign on the day it changes', async () => {
    const html = await pageOf('moon/sign/result.json', MoonSignResultPage, { birthdate: '1990-05-15' });
    expect(crumbsOf(html)).toContain('Capricorne ou Verseau');
    expect(factsOf(html)).toMatch(/De \d+°\d\d′ du Capricorne à \d+°\d\d′ du Verseau/u);
    expect(html).toMatch(/Lune en Verseau<\/a>, dès 19 h 30/u);
    expect(html).not.toContain('Si votre Lune est en');
    expect(html).not.toContain('zodiac-moon__figure');
  });
});

describe('the drawing of a natal chart without an hour', () => {
  it('writes no degree, and lets each body stand over its own', async () => {
    const html = await pageOf('natalchart/calcul.json', NatalChartCalculPage);
    expect(html).toMatch(/aria-label="Lune, de \d+° \d+′ \S+ à \d+° \d+′ \S+"/u);
    expect(html).not.toMatch(/wheel__degrees|wheel__minutes/u);
  });
});

describe('a solar return without an hour of birth', () => {
  let html = '';
  beforeAll(async () => {
    html = await pageOf('solar/revolution/result.json', SolarRevolutionResultPage, { year: '2026' });
  });

  it('says between which instants it came', () => {
    expect(headOf(html)).toMatch(/entre le mercredi 17 juin 2026 à 4 h \d\d et le jeudi 18 juin 2026 à 4 h \d\d/u);
    expect(headOf(html)).not.toContain('Instant exact');
  });

  it('has no ascendant, no house and none of their texts', () => {
    expect(headOf(html)).toContain('ni Ascendant ni maisons');
    expect(beforeProof(html)).not.toMatch(
      /Ascendant de l’année en|maison [IVX]+|à titre d’exemple|wheel__pill|wheel__numeral|wheel__degrees/u,
    );
    expect(html).not.toMatch(/Les douze maisons|Planète dominante|Preuve du retour.*?Placidus/su);
  });

  it('keeps what is certain: signs, and the links that hold with the birth', () => {
    expect(html).toContain('Soleil de l’année en Gémeaux');
    expect(html).toContain('Certain à tout instant possible du retour');
    expect(html).toMatch(/Avec votre ciel de naissance, \S+ forme aussi/u);
  });

  it('is drawn so from the beginning', async () => {
    const stage = await pageOf('solar/revolution/calcul.json', SolarRevolutionCalculPage, { year: '2026' });
    expect(stage).toContain('entre le mercredi 17 juin 2026');
    expect(stage).not.toMatch(/wheel__degrees|wheel__pill|wheel__numeral/u);
  });

  it('is exact again with its hour', async () => {
    const exact = await pageOf('solar/revolution/result.json', SolarRevolutionResultPage, {
      year: '2026',
      birthtime: '14:25',
    });
    expect(headOf(exact)).toMatch(/Instant exact.*17 juin 2026, 16 h 54 min 13 s UTC/su);
    expect(exact).toContain('Ascendant de l’année en');
  });
});
