import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, sayProblem } from '@solelune/corpus/check';
import { describe, expect, it } from 'vitest';
import { kinds } from './corpus.ts';

const project = join(import.meta.dirname, '..', '..');
const content = join(project, 'content');

describe('the content pages', () => {
  it('are all there and follow the editorial guide', async () => {
    const { problems } = await checkContent(content, kinds);
    // Files of other features are strangers to these kinds; each feature checks its own.
    const ours = problems.filter(({ file }) => /^(?:page|a-propos|contact)\//.test(file));
    expect(ours.map(sayProblem)).toEqual([]);
  });
});

describe('the figures of the laboratory', () => {
  const text = readFileSync(join(content, 'page', 'laboratoire.md'), 'utf8');
  const read = (file: string) => JSON.parse(readFileSync(join(project, 'packages', file), 'utf8'));
  const spaced = (count: number) => count.toLocaleString('fr');
  const places = read('places/data/places.json');
  const sky = read('sky/oracle/reference.json');
  const zones = read('civil-time/data/zones.json');

  it.each([
    [`**${spaced(places.places)} lieux**`],
    [`les ${spaced(places.communes)} communes de France`],
    [`${spaced(places.formerCommunes)} communes disparues`],
    [`Environ ${spaced(Math.round(places.approximateLocations / 1000) * 1000)} petites communes`],
    [`**${sky.cases.length} instants de référence**`],
    [`${sky.polar.length} cartes`],
    [`${sky.moonPhases.length} phases de la Lune`],
    [`${sky.solarReturns.length} retours du Soleil`],
    [`**${Object.keys(zones.zones).length} fuseaux**`],
  ])('“%s” is what the packages hold', (words) => expect(text).toContain(words));

  it('counts the cases of civil time', () => {
    const { cases, disambiguation, beyondZones } = read('civil-time/fixtures/civil-time.json');
    expect(cases.length + disambiguation.length + beyondZones.length).toBe(68);
    expect(text).toContain('Soixante-huit cas');
  });
});
