import { sparkPath, starPolygonPath } from '@solelune/ui/geometry';
import type { HomeIndex } from '../../contract.ts';
import { SkyWheel } from '../hero/sky-wheel.tsx';

const ROSE = starPolygonPath(12, 5, 92);
const SPARK = sparkPath(66, [0, 0], 0.3);

/** A real sky: the one over Paris when the Sun last entered Aries. */
export function AstrologyCover({ equinox }: Pick<HomeIndex, 'equinox'>) {
  return (
    <figure className="home-universe__sky">
      <SkyWheel sky={equinox.wheel} look="emblem">
        <path d={ROSE} opacity=".35" />
        <circle r="92" opacity=".6" />
        <path d={SPARK} fill="currentColor" stroke="none" opacity=".9" />
      </SkyWheel>
      <figcaption>{equinox.caption}</figcaption>
    </figure>
  );
}
