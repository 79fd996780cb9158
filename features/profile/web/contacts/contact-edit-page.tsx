import { usePlaceSearch } from '@solelune/locations/web';
import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { BirthForm, type BirthValues } from '@solelune/ui/birth-form';
import { buttonClass } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { EmptyState } from '@solelune/ui/empty-state';
import { PageTitle } from '@solelune/ui/page-title';
import { useMemo } from 'react';
import { type profileData, saveInfos } from '../../contract.ts';
import { toErrors, toInfos, toValues } from '../birth-fields.ts';
import { BIRTH_RULES } from '../birth-rules.ts';
import { SaveLine } from '../save-line.tsx';
import { PeoplePicture } from './people-picture.tsx';
import './contact-list.css';
import '../mine/member-form.css';

const FIELDS = ['firstname', 'lastname', 'birthdate', 'birthtime', 'birthcity', 'gender'] as const;

/** Adds a person, or changes one. */
export default function ContactEditPage({ data, params }: PageProps<typeof profileData, { contactId?: string }>) {
  const { contactId } = params;
  const contact = data.contacts.find(({ contact_id }) => contact_id === contactId);
  if (contactId && !contact) {
    const back = (
      <Link className={buttonClass()} to="/profil/contacts">
        Voir vos proches
      </Link>
    );
    return (
      <>
        <PageTitle eyebrow="Vos proches">Modifier un proche</PageTitle>
        <EmptyState
          title="Cette fiche n’existe plus"
          picture={<PeoplePicture />}
          action={back}
          className="contacts-empty"
        >
          <p>Elle a été retirée, ou son adresse est incomplète.</p>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle
        eyebrow="Vos proches"
        lead="Le prénom, le jour et le lieu suffisent ; l’heure affine l’ascendant et les maisons."
      >
        {contact ? `Modifier ${contact.firstname}` : 'Ajouter un proche'}
      </PageTitle>
      <EditForm {...(contact ? { contact } : {})} />
    </>
  );
}

function EditForm({ contact }: { contact?: PageProps<typeof profileData>['data']['contacts'][number] }) {
  const { navigate, refreshUser, toast } = useApp();
  const searchPlaces = usePlaceSearch();
  const { send, isBusy, message, problems } = useForm(saveInfos, {
    input: (values: BirthValues) => ({ ...toInfos(values), contact_id: contact?.contact_id ?? 'new' }),
    done: ({ contact: saved, success_message }) => {
      if (!saved) return;
      refreshUser();
      toast({ variant: 'success', message: success_message });
      navigate(`/profil/contacts/detail/${saved.contact_id}`, { replace: true });
    },
  });
  // The same as long as they are: the form knows which of them were mended since.
  const errors = useMemo(() => toErrors(problems), [problems]);
  return (
    <Card className="member-birth">
      <BirthForm
        fields={FIELDS}
        {...(contact ? { initialValues: toValues(contact) } : {})}
        validate={BIRTH_RULES}
        searchPlaces={searchPlaces}
        errors={errors}
        submitLabel={contact ? 'Enregistrer' : 'Ajouter'}
        loading={isBusy}
        onSubmit={(values) => void send(values)}
      />
      <SaveLine problem={message} done={null} />
    </Card>
  );
}
