import { Portrait } from '@solelune/advisors/web/portrait';
import { StatusWhenNear } from '@solelune/advisors/web/status';
import { formatEuros } from '@solelune/money';
import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { RadioGroup } from '@solelune/ui/radio-group';
import { useState } from 'react';
import { type ConsultData, type consult, consultNew } from '../../contract/room.ts';
import './consult-page.css';

type Way = ConsultData['ways'][number]['way'];
const WAY_NAMES: Readonly<Record<Way, string>> = {
  chat: 'Par tchat, les mots s’écrivent',
  call: 'De vive voix, dans ce navigateur',
  phone: 'De vive voix, nous vous appelons',
};
const isCap = (value: string, caps: readonly number[]) => caps.includes(Number(value));

/** The way, the cap, the price: everything is said before anything is held. */
export default function ConsultPage({ data }: PageProps<typeof consult>) {
  const { advisor, ways, caps, open } = data;
  const { navigate, session } = useApp();
  const [way, setWay] = useState<Way>(ways[0]?.way ?? 'chat');
  const [minutes, setMinutes] = useState(String(caps[2] ?? caps[0] ?? 10));
  const { send, isBusy, message } = useForm(consultNew, {
    done: ({ order }) => void navigate(`/paiement/commande/${order}`),
  });
  const perMinute = ways.find((one) => one.way === way)?.cents_per_minute ?? 0;
  // Who presses before the page knows their name is not sent away to say it.
  const press = () =>
    session.isOpen()
      ? void send({ slug: advisor.slug, way, minutes: isCap(minutes, caps) ? minutes : String(caps[0]) })
      : void navigate('/connexion');
  return (
    <div className="consult page">
      <header className="consult__head">
        <Portrait shape="medal" picture={advisor.picture} name={advisor.name} />
        <div>
          <h1>Consulter {advisor.name}</h1>
          <StatusWhenNear id={advisor.id} />
          {advisor.is_demo && <p className="consult__demo">Démonstration : cette personne n’existe pas.</p>}
        </div>
      </header>
      <section className="consult__desk" aria-label="Votre consultation">
        <RadioGroup
          label="Comment"
          value={way}
          onValueChange={setWay}
          choices={ways.map((one) => ({
            value: one.way,
            label: `${WAY_NAMES[one.way]} : ${formatEuros(one.cents_per_minute)} la minute`,
          }))}
        />
        <RadioGroup
          label="Votre plafond"
          value={minutes}
          onValueChange={setMinutes}
          choices={caps.map((cap) => ({
            value: String(cap),
            label: `${cap} min, ${formatEuros(cap * perMinute)} au plus`,
          }))}
        />
        <ul className="consult__rules">
          <li>La première minute est offerte, puis chaque seconde est comptée, arrondie en votre faveur.</li>
          <li>Si la ligne se coupe, d’un côté ou de l’autre, le compteur s’arrête à la dernière seconde prouvée.</li>
          <li>
            La somme du plafond est retenue, pas débitée : seul ce qui a servi est pris, le reste revient aussitôt.
          </li>
          <li>
            Vous demandez que la consultation commence tout de suite : si vous y renoncez en route, vous payez ce qui a
            été donné. Sans réponse en une minute, rien n’est dû.
          </li>
          <li>Ni santé, ni droit, ni placements, ni promesses : c’est un échange, pas une ordonnance.</li>
        </ul>
        {!open && <p role="alert">Le paiement par carte n’est pas ouvert pour le moment.</p>}
        {message && <p role="alert">{message}</p>}
        <Button wide loading={isBusy} onClick={press} disabled={!open || ways.length === 0}>
          Continuer : {formatEuros(Number(minutes) * perMinute)} au plus
        </Button>
      </section>
    </div>
  );
}
