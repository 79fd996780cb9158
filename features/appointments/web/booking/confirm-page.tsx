import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { PageTitle } from '@solelune/ui/page-title';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { type booking, hold } from '../../contract.ts';
import { addresses, startFromAddress } from '../addresses.ts';
import { type BookedKind, Ticket } from './ticket.tsx';
import './booking-page.css';

type Params = { slug: string; start: string; minutes: string; kind: string };

/** The hour that somebody chose before they logged in. */
export default function ConfirmPage({ data, params }: PageProps<typeof booking, Params>) {
  const { navigate } = useApp();
  const zone = useReaderZone();
  const chosen = startFromAddress(params.start);
  const kind = params.kind as BookedKind;
  const { send, message, isBusy } = useForm(hold, { done: ({ order }) => navigate(`/paiement/commande/${order}`) });
  return (
    <div className="booking-page page" data-universe="advisors">
      <PageTitle eyebrow="Rendez-vous" lead="Tout est dit ici ; rien n’est commandé avant la page suivante.">
        Votre heure avec {data.advisor.name}
      </PageTitle>
      <div className="booking-page__one">
        <Ticket
          {...{ booking: data, zone, chosen, kind, isBusy }}
          minutes={Number(params.minutes)}
          refusal={message}
          onBook={() => {
            if (chosen) void send({ slug: params.slug, starts_at: chosen, minutes: params.minutes, kind, zone });
          }}
          act="Garder cette heure et continuer"
        />
        <p>
          <Link to={urlOf(addresses.booking, { slug: params.slug })}>Choisir une autre heure</Link>
        </p>
      </div>
    </div>
  );
}
