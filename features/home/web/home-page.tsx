import type { PageProps } from '@solelune/screen';
import type { homeIndex } from '../contract.ts';
import { Advisors } from './advisors/advisors.tsx';
import { Hero } from './hero/hero.tsx';
import { Moment } from './moment/moment.tsx';
import { Signs } from './signs/signs.tsx';
import { Universes } from './universes/universes.tsx';
import './home-page.css';

/** The front page of the almanac. Everything that it shows of the sky is true at the minute that it names. */
export default function HomePage({ data }: PageProps<typeof homeIndex>) {
  const { instant, utcOffsetMinutes, placeName, choirs, moons } = data;
  return (
    <>
      <Hero data={data} />
      <Signs sunSign={data.sunSign} />
      <Universes equinox={data.equinox} />
      <Moment {...{ instant, utcOffsetMinutes, placeName, choirs, moons }} />
      <Advisors />
    </>
  );
}
