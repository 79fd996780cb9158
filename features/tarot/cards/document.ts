/** From a drawing to a file of its own. */
import { HEIGHT, WIDTH } from './kit/frame.ts';
import { shortPath } from './kit/path-data.ts';

const lighten = (svg: string): string => svg.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${shortPath(d)}"`);

export const svgDocument = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${lighten(drawing)}</svg>`;
