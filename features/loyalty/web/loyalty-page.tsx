import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { BlankBookPicture, EmptyState } from '@solelune/ui/empty-state';
import { PageTitle, SectionTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import type { Rewardpoint, rewardpoint } from '../contract.ts';
import { Coupons } from './coupons/coupons.tsx';
import { Earning } from './earning.tsx';
import { OfferCards } from './offers/offer-cards.tsx';
import { Purse } from './purse.tsx';
import { Statement } from './statement.tsx';
import { SunCourse } from './sun-course.tsx';
import './loyalty-page.css';

export default function LoyaltyPage({ data: loaded }: PageProps<typeof rewardpoint>) {
  const { changePage } = useApp();
  const [data, setData] = useState(loaded);
  const change = (changed: Rewardpoint) => {
    setData(changed);
    changePage<Rewardpoint>(() => changed);
  };
  return (
    <div className="loyalty-page">
      <PageTitle
        eyebrow="Mon espace"
        lead="Vos points grandissent avec vos consultations, et deviennent des Soleils ou des réductions."
      >
        Fidélité
      </PageTitle>
      <div className="loyalty-page__top">
        <SunCourse points={data.rewardpoint} offers={data.offers} />
        <Purse suns={data.suns} sunValueCents={data.sun_value_cents} />
      </div>
      <section aria-labelledby="loyalty-offers">
        <SectionTitle id="loyalty-offers">Ce que vos points ouvrent</SectionTitle>
        <OfferCards data={data} onChange={change} />
      </section>
      <section aria-labelledby="loyalty-coupons">
        <SectionTitle id="loyalty-coupons">Vos codes</SectionTitle>
        <Coupons coupons={data.coupons} onChange={change} />
      </section>
      <section aria-labelledby="loyalty-earning">
        <SectionTitle id="loyalty-earning">Comment gagner des points</SectionTitle>
        <Earning earning={data.earning} />
      </section>
      <section aria-labelledby="loyalty-statement">
        <SectionTitle id="loyalty-statement">Vos mouvements</SectionTitle>
        {data.history.length > 0 ? (
          <Statement history={data.history} count={data.history_count} />
        ) : (
          <EmptyState title="La page est encore blanche" level={3} picture={<BlankBookPicture />}>
            <p>Vos points gagnés et échangés s’écriront ici, jour après jour.</p>
          </EmptyState>
        )}
      </section>
    </div>
  );
}
