import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ColumnPlot, RangePlot, RowPlot } from './index.ts';

const TEXTS = { title: 'Titre', caption: 'Ce qui est compté', head: ['Jour', 'Fois'] } as const;
const textsOf = (markup: string) => [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words);
const figuresOf = (markup: string) =>
  [...markup.matchAll(/<th scope="row">([^<]*)<\/th><td>(\d+)<\/td>/g)].map(([, name, value]) => [name, Number(value)]);

function columns(values: number[]): string {
  const points = values.map((value, index) => ({ name: `jour ${index + 1}`, label: `j${index + 1}`, value }));
  return renderToString(<ColumnPlot {...TEXTS} points={points} />);
}

describe('columns', () => {
  it('count by whole numbers, however few there are', () => {
    expect(textsOf(columns([0, 2])).slice(0, 3)).toEqual(['0', '1', '2']);
    expect(textsOf(columns([0, 0])).slice(0, 2)).toEqual(['0', '1']);
  });

  it('draw nothing for nothing, and keep its line in the table', () => {
    const markup = columns([3, 0, 1]);
    expect(markup.match(/class="[^"]*plot__bar/g)).toHaveLength(2);
    expect(figuresOf(markup)).toEqual([
      ['jour 1', 3],
      ['jour 2', 0],
      ['jour 3', 1],
    ]);
  });

  it('leave out the labels that have no room, never the last', () => {
    const labels = textsOf(columns(Array.from({ length: 60 }, () => 1))).filter((words) => words?.startsWith('j'));
    expect(labels.at(-1)).toBe('j60');
    expect(labels.length).toBeLessThan(12);
  });

  it('are a drawing that screen readers pass over, beside the figures they read', () => {
    const markup = columns([1]);
    expect(markup).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(markup).toMatch(/<caption[^>]*>Ce qui est compté</);
  });
});

describe('rows', () => {
  it('draw the first ten, and tell them all', () => {
    const rows = Array.from({ length: 14 }, (_, index) => ({ name: `${index}h`, value: 14 - index }));
    const markup = renderToString(<RowPlot {...TEXTS} rows={rows} />);
    expect(markup.match(/class="[^"]*plot__bar/g)).toHaveLength(10);
    expect(figuresOf(markup)).toHaveLength(14);
  });
});

describe('a range', () => {
  it.each([0, 5, 500])('keeps its mark and its words on the scale for %i', (value) => {
    const markup = renderToString(
      <RangePlot low={4} high={16} middle={9} value={value} rangeWords="4 à 16" valueWords={`vous : ${value}`} />,
    );
    const at = Number(/class="plot__value" x="([\d.]+)"/.exec(markup)?.[1]);
    expect(at).toBeGreaterThanOrEqual(24);
    expect(at).toBeLessThanOrEqual(456);
    expect(markup).not.toMatch(/NaN|Infinity/);
  });

  it('is drawn even where nothing is usual', () => {
    const markup = renderToString(
      <RangePlot low={0} high={0} middle={0} value={0} rangeWords="rien" valueWords="vous : 0" />,
    );
    expect(markup).not.toMatch(/NaN|Infinity/);
  });
});
