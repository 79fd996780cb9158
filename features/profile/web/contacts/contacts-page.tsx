import type { CallAnswer } from '@solelune/contract';
import { counted } from '@solelune/french/counts';
import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { EmptyState } from '@solelune/ui/empty-state';
import { Icon, plusGlyph } from '@solelune/ui/icon';
import { PageTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import type { Contact } from '../../contract/parts.ts';
import { type profileData, saveInfos } from '../../contract.ts';
import { CONTACTS_MAX } from '../../limits.ts';
import { PeopleExchange } from '../people/people-exchange.tsx';
import { ContactList } from './contact-list.tsx';
import { PeoplePicture } from './people-picture.tsx';
import './contacts-page.css';

export default function ContactsPage({ data }: PageProps<typeof profileData>) {
  const [added, setAdded] = useState<readonly Contact[]>([]);
  const contacts = [...data.contacts, ...added];
  const { call, changePage, refreshUser } = useApp();
  const add = (
    <Link className={buttonClass()} to="/profil/contacts/modifier">
      <Icon of={plusGlyph} />
      Ajouter un proche
    </Link>
  );
  return (
    <>
      <PageTitle
        eyebrow="Mon espace"
        lead="Une naissance gardée une fois, proposée dans tous les calculs du site. Elle n’est visible que de vous."
      >
        Vos proches
      </PageTitle>
      {contacts.length === 0 ? (
        <EmptyState title="Personne pour le moment" picture={<PeoplePicture />} action={add} className="contacts-empty">
          <p>
            Votre mère, un enfant, quelqu’un que vous aimez : ajoutez leur naissance pour lire leur ciel sans la
            retaper.
          </p>
        </EmptyState>
      ) : (
        <>
          <ContactList contacts={contacts} />
          <div className="contacts-page__end">
            <p>
              {counted(contacts.length, 'proche', 'proches')} sur {CONTACTS_MAX}
            </p>
            {contacts.length < CONTACTS_MAX && add}
          </div>
        </>
      )}
      <PeopleExchange
        people={contacts}
        most={CONTACTS_MAX}
        keep={async ({ firstname, lastname, gender, birthdate, birthtime }, { id }) => {
          const infos = { firstname, lastname, gender, birthdate, birthtime, birthcity: id, contact_id: 'new' };
          const { contact } = await call(saveInfos, infos);
          if (!contact) return;
          setAdded((list) => [...list, contact]);
          // Who comes back to this place in the history finds them too.
          changePage<CallAnswer<typeof profileData>>((known) => ({ ...known, contacts: [...known.contacts, contact] }));
        }}
        onTaken={refreshUser}
      />
    </>
  );
}
