import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import { PageTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import type { OwnPageData, ownPage } from '../../contract/desk.ts';
import { PageForm } from './page-form.tsx';
import { PriceForm } from './price-form.tsx';
import './own-page.css';

/** What visitors read of an advisor, written by themselves, and what they ask for it. */
export default function OwnPage({ data }: PageProps<typeof ownPage>) {
  const [proposal, setProposal] = useState(data.proposal);
  return (
    <div className="administration-page">
      <PageTitle lead="Vos mots, à la première personne. La maison les lit avant de les publier ; vos prix changent tout de suite.">
        Ma page
      </PageTitle>
      <Standing of={{ ...data, proposal }} />
      <section className="administration-panel">
        <h2>Ce que vous dites de vous</h2>
        <PageForm first={proposal?.page ?? data.page} name={data.name} proposed={setProposal} />
      </section>
      <section className="administration-panel">
        <h2>Vos prix</h2>
        <PriceForm first={data.prices} />
      </section>
    </div>
  );
}

function Standing({ of: { standing, proposal, slug } }: { of: OwnPageData }) {
  return (
    <div className="own-standing" role="status">
      {standing === 'listed' && (
        <p>
          <Badge tone="good">en ligne</Badge> <Link to={`/equipe/${slug}`}>Voir ma page comme tout le monde</Link>
        </p>
      )}
      {standing === 'waiting' && (
        <p>
          <Badge tone="line">pas encore publique</Badge> Personne ne la voit avant que la maison ne l’ait lue.
        </p>
      )}
      {standing === 'suspended' && (
        <p>
          <Badge tone="bad">suspendue</Badge> Personne ne peut vous consulter pour le moment. La raison vous a été
          écrite.
        </p>
      )}
      {proposal && !proposal.declined && <p>Votre proposition attend d’être lue. Vous pouvez encore la changer.</p>}
      {proposal?.declined && (
        <p className="own-standing__declined">
          <b>À reprendre :</b> {proposal.declined.reason}
        </p>
      )}
    </div>
  );
}
