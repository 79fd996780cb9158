import { dateWords, hourWords, isoDateWords } from '@solelune/civil-time/words';
import type { CallAnswer } from '@solelune/contract';
import { required } from '@solelune/contract/validation';
import { formatEuros } from '@solelune/money';
import { type PageProps, urlOf } from '@solelune/screen';
import { problemsAmong, textOf, useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { EmptyState } from '@solelune/ui/empty-state';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { type Withdrawals, withdraw, type withdrawals } from '../contract.ts';
import { addresses } from './addresses.ts';
import { Refusal } from './refusal.tsx';
import './withdrawal-page.css';
import './payments.css';

type Contract = Withdrawals['contracts'][number];

/** The withdrawal that the law wants as easy as the order: choose, confirm, and the money goes back. */
export default function WithdrawalPage({ data }: PageProps<typeof withdrawals>) {
  const [chosen, setChosen] = useState<Contract | null>(null);
  const [done, setDone] = useState<CallAnswer<typeof withdraw> | null>(null);
  return (
    <div className="withdrawal-page page">
      <PageTitle
        eyebrow="Vos droits"
        lead="Pendant quatorze jours, sans dire pourquoi et sans frais. Ce qui n’a pas été utilisé revient sur la carte qui a payé."
      >
        Renoncer au contrat
      </PageTitle>
      {done ? (
        <Receipt done={done} />
      ) : chosen ? (
        <Confirm contract={chosen} data={data} onBack={() => setChosen(null)} onDone={setDone} />
      ) : (
        <Contracts contracts={data.contracts} onChoose={setChosen} />
      )}
    </div>
  );
}

function Contracts({ contracts, onChoose }: { contracts: Contract[]; onChoose: (contract: Contract) => void }) {
  if (contracts.length === 0)
    return (
      <EmptyState
        title="Aucun contrat à renoncer"
        action={
          <Link to={urlOf(addresses.purchases, {})} className={buttonClass({ tone: 'quiet' })}>
            Voir mes achats
          </Link>
        }
      >
        <p>Les commandes de ces quatorze derniers jours seraient ici. Une question ? Écrivez-nous, nous répondons.</p>
      </EmptyState>
    );
  return (
    <ul className="withdrawal-list">
      {contracts.map((contract) => (
        <Card as="li" key={contract.id}>
          <h2>{contract.label}</h2>
          <p>
            Commandé le <InstantText at={contract.placed_at} />, payé {formatEuros(contract.paid_cents)}. Possible
            jusqu’au {isoDateWords(contract.until)} inclus.
          </p>
          {contract.due_cents > 0 ? (
            <>
              <p>
                À vous rendre : <b>{formatEuros(contract.due_cents)}</b>
                {contract.unused < contract.units &&
                  `, pour ce qui n’a pas été utilisé (${contract.unused} sur ${contract.units})`}
                .
              </p>
              <Button tone="ink" onClick={() => onChoose(contract)}>
                Renoncer au contrat ici
              </Button>
            </>
          ) : (
            <p>Tout a été utilisé : il n’y a plus rien à rembourser.</p>
          )}
        </Card>
      ))}
    </ul>
  );
}

interface ConfirmProps {
  contract: Contract;
  data: Withdrawals;
  onBack: () => void;
  onDone: (done: CallAnswer<typeof withdraw>) => void;
}

function Confirm({ contract, data, onBack, onDone }: ConfirmProps) {
  const { props, problems, refusal, isBusy } = useForm(withdraw, {
    read: (form: FormData) => ({
      id: contract.id,
      name: textOf(form, 'name').trim(),
      email: textOf(form, 'email').trim(),
    }),
    problems: ({ name, email }) => problemsAmong({ name: required(name), email: required(email) }),
    done: (answer) => onDone(answer),
  });
  return (
    <Card as="form" className="withdrawal-form" {...props}>
      <h2>{contract.label}</h2>
      <p>
        Je renonce au contrat commandé le <InstantText at={contract.placed_at} />. {formatEuros(contract.due_cents)} me
        sont rendus sur la carte qui a payé.
      </p>
      <TextInput
        label="Votre nom"
        name="name"
        defaultValue={data.firstname}
        autoComplete="name"
        error={problems['name'] ?? null}
      />
      <TextInput
        label="Adresse e-mail pour l’accusé de réception"
        name="email"
        type="email"
        defaultValue={data.email}
        autoComplete="email"
        error={problems['email'] ?? null}
      />
      <Refusal>{refusal}</Refusal>
      <div className="withdrawal-form__ways">
        <Button type="submit" loading={isBusy}>
          Confirmer la rétractation
        </Button>
        <Button tone="quiet" onClick={onBack}>
          Revenir
        </Button>
      </div>
    </Card>
  );
}

const Receipt = ({ done }: { done: CallAnswer<typeof withdraw> }) => (
  <Card className="withdrawal-form" role="status">
    <h2>Rétractation enregistrée</h2>
    <p>
      {done.label}, le <InstantText at={done.at} words={(at) => `${dateWords(at)} à ${hourWords(at)}`} />.{' '}
      {formatEuros(done.cents)} reviennent sur votre carte. L’accusé de réception, avec la date et l’heure, part par
      courrier électronique.
    </p>
    <p>
      <Link to={urlOf(addresses.status, { id: done.id })}>Suivre le remboursement</Link>
    </p>
  </Card>
);
