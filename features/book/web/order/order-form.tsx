import { email, required } from '@solelune/contract/validation';
import { formatEuros } from '@solelune/money';
import { useBirthSubjects, useTabBirth } from '@solelune/profile/web/birth-subjects';
import { urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { problemsAmong, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { cardClass } from '@solelune/ui/card';
import { SegmentedControl } from '@solelune/ui/segmented-control';
import { useState } from 'react';
import { order } from '../../contract.ts';
import { PRICE_CENTS } from '../../engine/sale.ts';
import { addresses } from '../addresses.ts';
import { BirthFields } from './birth-fields.tsx';
import { type BookBirth, birthProblems, bookBirthOf, infosOf, NO_BIRTH } from './book-birth.ts';
import { ContactChoice } from './contact-choice.tsx';
import { type Draft, forgetDraft, useDraft } from './draft.ts';
import { Extract } from './extract.tsx';
import { GiftFields } from './gift-fields.tsx';
import { LiveCover } from './live-cover.tsx';
import { Refusal } from './refusal.tsx';

const WHOM_CHOICES = [
  { value: 'self', label: 'Pour moi' },
  { value: 'contact', label: 'Un proche' },
  { value: 'gift', label: 'Un cadeau' },
] as const;

const problemsOf = (draft: Draft, birth: BookBirth) => ({
  ...birthProblems(birth),
  ...(draft.whom === 'gift' &&
    problemsAmong({
      gift_day: draft.giftDay ? null : 'Choisissez le jour où le livre sera remis',
      gift_email: required(draft.giftEmail) ? 'À quelle adresse le livre sera-t-il remis ?' : email(draft.giftEmail),
    })),
});

const inputOf = ({ whom, giftDay, giftEmail, note }: Draft, birth: BookBirth) => ({
  ...{ infos: infosOf(birth), for_whom: whom },
  ...(whom === 'gift' && {
    gift_day: giftDay,
    gift_email: giftEmail.trim(),
    ...(note.trim() && { note: note.trim() }),
  }),
});

/** For whom, which birth, three pages to look at; the payment has a page of its own. */
export function OrderForm() {
  const { user, navigate } = useApp();
  const [draft, change] = useDraft();
  const { subjects } = useBirthSubjects();
  const ofTab = useTabBirth();
  // What stands in the fields came from somewhere: they begin again when that is another, and not while one types.
  const subject = subjects.find(({ key }) => key === draft.subject);
  const known = subject?.values.birthdate ? subject.values : draft.whom === 'self' ? ofTab?.values : undefined;
  const birth = draft.birth ?? (known ? bookBirthOf(known) : NO_BIRTH);
  const start = draft.birth ? 'kept' : `${draft.subject} ${known?.birthdate}`;
  const [typedOver, setTypedOver] = useState<string | null>(null);

  const { props, send, problems, refusal, isBusy } = useForm(order, {
    read: () => inputOf(draft, birth),
    problems: () => problemsOf(draft, birth),
    done: ({ order: placed }) => {
      forgetDraft();
      void navigate(`/paiement/commande/${placed}`);
    },
  });
  /** The login comes between; the tab keeps what was written. */
  const submit: typeof props.onSubmit = (event) => {
    if (user || Object.keys(problemsOf(draft, birth)).length > 0) return props.onSubmit(event);
    event.preventDefault();
    change({ birth });
    void navigate(urlOf(addresses.orderOn, {}));
  };
  const others = subjects.filter(({ key }) => key !== 'self');
  return (
    <div className="book-beside__two">
      <form {...props} onSubmit={submit} className={cardClass({}, 'book-order__form')}>
        <SegmentedControl
          label="Pour qui ?"
          name="for_whom"
          value={draft.whom}
          choices={WHOM_CHOICES}
          onValueChange={(whom) => {
            change({ whom, subject: whom === 'self' ? 'self' : null });
            setTypedOver(null);
          }}
        />
        {draft.whom !== 'self' && (
          <ContactChoice
            subjects={others}
            value={draft.subject}
            onChange={(subject) => {
              change({ subject, birth: null });
              setTypedOver(null);
            }}
          />
        )}
        <BirthFields
          key={typedOver ?? start}
          birth={birth}
          problems={problems}
          onChange={(typed) => {
            setTypedOver(typedOver ?? start);
            change({ birth: typed });
          }}
        />
        {draft.whom === 'gift' && <GiftFields draft={draft} problems={problems} onChange={change} />}
        <Extract birth={birth} onIncomplete={() => void send(inputOf(draft, birth))} />
        <p className="book-order__promise">
          Tant que la fabrication n’a pas commencé, un clic suffit pour être remboursé. Une fois le livre fabriqué, il
          est à vous : la page suivante vous demande de le confirmer. Si l’heure de naissance se précise, il est refait
          sans frais pendant un an.
        </p>
        <Refusal>{refusal}</Refusal>
        <Button type="submit" wide size="l" loading={isBusy}>
          Continuer vers le paiement, {formatEuros(PRICE_CENTS, 'short')}
        </Button>
      </form>
      <LiveCover birth={birth} />
    </div>
  );
}
