import { SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { Link } from '@solelune/screen/navigation';
import { Avatar } from '@solelune/ui/avatar';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { linkTitleClass } from '@solelune/ui/link-title';
import { SignMedallion } from '@solelune/ui/sign-medallion';
import type { Contact } from '../../contract/parts.ts';
import { birthWords } from '../words.ts';
import './contact-list.css';

/** People, each with their sign and their birth in one line. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <ul className="contact-list">
      {contacts.map((contact) => (
        <li key={contact.contact_id}>
          <Link to={`/profil/contacts/detail/${contact.contact_id}`}>
            {contact.sun_sign ? (
              <SignMedallion sign={contact.sun_sign} size={56} label={SIGN_NOUNS[contact.sun_sign].name} />
            ) : (
              <Avatar name={contact.firstname} size={56} decorative />
            )}
            <span>
              <b className={linkTitleClass}>{contact.firstname}</b>
              <small>{birthWords(contact)}</small>
            </span>
            {contact.birthtime ? <Icon of={arrowGlyph} size={20} /> : <i>Heure inconnue</i>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
