import { PlaceChoice } from '@solelune/locations/web/place-choice';
import type { PageProps } from '@solelune/screen';
import { DayCard } from '@solelune/tarot/web/day-card';
import { Suspense } from 'react';
import type { homeIndex } from '../contract.ts';
import { Advisors } from './advisors/advisors.tsx';
import { Hero } from './hero/hero.tsx';
import { Moment } from './moment/moment.tsx';
import { useSkyOfPlace } from './place/use-sky-of-place.ts';
import { Signs } from './signs/signs.tsx';
import { Universes } from './universes/universes.tsx';
import './home-page.css';

/** The front page of the almanac. Everything that it shows of the sky is true at the minute that it names. */
export default function HomePage({ data }: PageProps<typeof homeIndex>) {
  const { sky, ...choice } = useSkyOfPlace(data);
  const { instant, utcOffsetMinutes, ofPlace, choirs, moons } = sky;
  return (
    <>
      <Hero sky={sky}>
        <PlaceChoice {...choice} />
      </Hero>
      {/* Each is taken over by the browser in a turn of its own, after the first view: no long task keeps a finger waiting. */}
      <Suspense>
        <Signs sunSign={sky.sunSign} />
      </Suspense>
      <Suspense>
        <Universes equinox={sky.equinox} />
      </Suspense>
      <Suspense>
        <Moment {...{ instant, utcOffsetMinutes, ofPlace, choirs, moons }} />
      </Suspense>
      <Suspense>
        <DayCard />
      </Suspense>
      <Suspense>
        <Advisors />
      </Suspense>
    </>
  );
}
