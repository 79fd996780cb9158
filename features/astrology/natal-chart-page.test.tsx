import { encodeInfos } from '@solelune/screen';
import { StillPage } from '@solelune/screen/app';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { answerBirth } from './api/birth/birth-answer.ts';
import { castChart } from './api/sky/cast-chart.ts';
import { certaintyAnswer } from './api/sky/certainty-answer.ts';
import { chartAnswer } from './api/sky/chart-answer.ts';
import { proofAnswer } from './api/sky/proof-answer.ts';
import { natalReading } from './composition/natal-reading.ts';
import { namedTexts } from './composition/testing.ts';
import { uncertainReading } from './composition/uncertain-reading.ts';
import NatalChartResultPage from './web/natal-chart/natal-chart-result-page.tsx';

const now = Temporal.Instant.from('2026-11-15T12:00:00Z');
const camille = { firstname: 'Camille', birthdate: '1988-06-17', birthcity: '2996944' };

/** The page of a birth as the server draws it, without the texts of the corpus. */
function pageOf(birth: Record<string, string>): string {
  const data = answerBirth({ infos: encodeInfos({ ...camille, ...birth }) }, now, (placed) => {
    const cast = castChart(placed);
    const certainty = certaintyAnswer(placed);
    const reading = placed.timeKnown ? natalReading(namedTexts, cast) : uncertainReading(namedTexts, certainty);
    return { chart: chartAnswer(cast), proof: proofAnswer(cast), certainty, reading };
  });
  return renderToString(
    <StillPage at="/astrologie/theme-astral-gratuit/resultat/x">
      <NatalChartResultPage data={data as never} params={{}} />
    </StillPage>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll(/&#160;|[\u00A0\u202F]/g, ' ');
}

const [proofStart, hero] = ['class="chart-proof', /<header class="chart-hero.*?<\/header>/su];
const beforeProof = (html: string) => html.slice(0, html.indexOf(proofStart));
const heroOf = (html: string) => hero.exec(html)?.[0] ?? '';

describe('a natal chart without an hour', () => {
  const html = pageOf({});

  it('shows no ascendant, no house and no noon as a fact', () => {
    expect(heroOf(html)).toContain('heure inconnue');
    expect(heroOf(html)).not.toMatch(/triad__name">Ascendant|maison [IVX]|midi|wheel__pill|wheel__numeral/u);
    expect(beforeProof(html)).not.toMatch(/maison [IVX]+|midi\b|12 h 00/u);
    expect(html).not.toMatch(/Les douze maisons|Planète dominante/u);
  });

  it('says so before the reading, with the degrees that each body went through', () => {
    expect(heroOf(html)).toMatch(/ni Ascendant ni maisons/u);
    expect(heroOf(html)).toMatch(/triad__value">Gémeaux<\/span><span class="triad__note">de 25°56′ à 26°53′, certain/u);
    expect(heroOf(html)).toMatch(/aria-label="Lune, de \d+° \d+′ \S+ à \d+° \d+′ \S+"/u);
  });

  it('names no system of houses in its proof, which says that noon was the moment of the calculation', () => {
    const proof = html.slice(html.indexOf(proofStart));
    expect(proof).toContain('Heure inconnue : midi a été pris');
    expect(proof).not.toMatch(/Placidus|Temps sidéral/u);
  });
});

describe('a natal chart between two hours', () => {
  it('follows the interval in every part', () => {
    const html = pageOf({ birthtime_from: '06:00', birthtime_to: '09:00' });
    expect(heroOf(html)).toContain('entre 6 h 00 et 9 h 00');
    expect(html).toMatch(/Certain entre 6 h 00 et 9 h 00/u);
    expect(html).toContain('le milieu de l’intervalle a été pris');
    expect(beforeProof(html)).not.toMatch(/7 h 30|midi\b/u);
  });
});

describe('a natal chart with its hour', () => {
  it('shows ascendant, houses and the system', () => {
    const html = pageOf({ birthtime: '14:25' });
    expect(heroOf(html)).toMatch(/triad__name">Ascendant/u);
    expect(html).toMatch(/Placidus, tropical/u);
  });
});

describe('the proof of an ancient birth', () => {
  it('says how well the turning of the Earth is known, and what that does to the Moon', () => {
    const html = pageOf({ birthdate: '0100-06-17', birthtime: '14:25' });
    expect(html).toMatch(/ΔT [\d\s]+(?:,\d+)? s, à 59,51 s près/u);
    expect(html).toMatch(
      /Soit [23]\d(?:,\d+)?″ sur la Lune : à cette époque, c’est la plus grande incertitude du calcul/u,
    );
    const recent = pageOf({ birthtime: '14:25' });
    expect(recent).toMatch(/à 0,5 s près.*Soit 0,\d+″ sur la Lune</su);
    expect(recent).not.toContain('la plus grande incertitude');
  });
});

describe('the name over a natal chart', () => {
  it.each([
    ['Camille', 'Le thème astral de Camille'],
    ['Anna', 'Le thème astral d’Anna'],
    ['Hélène', 'Le thème astral d’Hélène'],
    ['Yann', 'Le thème astral de Yann'],
  ])('%s: %s', (firstname, title) => {
    const html = pageOf({ firstname, birthtime: '14:25' });
    expect(/<h1>(.*?)<\/h1>/su.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')).toBe(title);
    expect(html).toContain(`Roue ${title.replace('Le ', 'du ')}`);
  });
});
