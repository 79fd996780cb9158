import type { ReactNode } from 'react';
import type { FigureView } from '../../contract/figures.ts';
import { ClockFigure } from './clock-figure.tsx';
import { CurveFigure } from './curve-figure.tsx';
import { GalleryFigure } from './gallery-figure.tsx';
import { LunationFigure } from './lunation-figure.tsx';
import { MoonFigure } from './moon-figure.tsx';
import { TableFigure } from './table-figure.tsx';
import { WheelFigure } from './wheel-figure.tsx';
import './figure.css';

/** A figure of an article: what the engines say, drawn; its caption under it. */
export function Figure({ view }: { view: FigureView }) {
  return (
    <figure className="blog-figure on-night" data-kind={view.kind}>
      <div className="blog-figure__drawing">{drawn(view)}</div>
      <figcaption>{view.caption}</figcaption>
    </figure>
  );
}

function drawn(view: FigureView): ReactNode {
  switch (view.kind) {
    case 'moon':
      return <MoonFigure view={view} />;
    case 'lunation':
      return <LunationFigure view={view} />;
    case 'table':
      return <TableFigure view={view} />;
    case 'wheel':
      return <WheelFigure view={view} />;
    case 'curve':
      return <CurveFigure view={view} />;
    case 'gallery':
      return <GalleryFigure view={view} />;
    case 'clock':
      return <ClockFigure view={view} />;
  }
}
