import type { Corpus } from '@solelune/corpus';
import { frenchTypography } from '@solelune/french/typography';
import { loadEphemeris } from '@solelune/sky/node';
import type { FigureView } from '../../contract/figures.ts';
import { type Figure, readFigure } from '../../engine/figure.ts';
import { curveView } from './curve.ts';
import { angelsView, cardsView, hourView, stonesView } from './galleries.ts';
import { eclipsesView, lunationView, moonView, phasesView } from './moons.ts';
import { lifePathView, stationsView } from './tables.ts';
import { wheelView } from './wheel.ts';

export interface DrawnFrom {
  corpus: Corpus;
  now: Temporal.Instant;
}

/** What a figure shows, computed. Lines were judged when the text was loaded: one that cannot be read is a mistake of ours. */
export function figureOf(line: string): Figure {
  const read = readFigure(line);
  if ('problem' in read) throw new Error(`::${line} ${read.problem}`);
  return read.figure;
}

export function viewOf(line: string, from: DrawnFrom): FigureView {
  const view = computed(figureOf(line), from);
  return { ...view, caption: frenchTypography(view.caption) };
}

function computed(figure: Figure, { corpus, now }: DrawnFrom): FigureView {
  const ephemeris = loadEphemeris();
  switch (figure.kind) {
    case 'moon':
      return moonView(ephemeris, figure.days, now);
    case 'lunation':
      return lunationView(ephemeris, figure.month);
    case 'phases':
      return phasesView(ephemeris, figure.year);
    case 'eclipses':
      return eclipsesView(ephemeris, figure.fromYear, figure.toYear);
    case 'wheel':
      return wheelView(ephemeris, figure, now);
    case 'transit':
      return curveView(ephemeris, figure);
    case 'stations':
      return stationsView(ephemeris, figure.body, figure.fromYear, figure.toYear);
    case 'angel':
      return angelsView(figure.slugs, now);
    case 'card':
      return cardsView(figure.cards);
    case 'stone':
      return stonesView(corpus, figure.slugs);
    case 'hour':
      return hourView(figure.slug);
    case 'lifepath':
      return lifePathView(figure.birth);
  }
}
