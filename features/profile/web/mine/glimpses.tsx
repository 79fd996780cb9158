import type { CallAnswer } from '@solelune/contract';
import { counted } from '@solelune/french/counts';
import { Link } from '@solelune/screen/navigation';
import { arrowGlyph, Icon, plusGlyph } from '@solelune/ui/icon';
import { moreLinkClass } from '@solelune/ui/more-link';
import type { profileData } from '../../contract.ts';
import { ActivityCard } from '../activities/activity-card.tsx';
import { ContactList } from '../contacts/contact-list.tsx';
import { MemberSection } from '../member-section/member-section.tsx';
import './glimpses.css';

type Data = CallAnswer<typeof profileData>;
const CONTACTS_SHOWN = 4;

/** The latest of what is kept, and the way to the rest. */
export function Glimpses({ data }: { data: Data }) {
  const { recent_activities: activities, activities_count: count, contacts, photos } = data;
  return (
    <>
      <MemberSection
        title="Ce que vous avez gardé"
        note={
          activities.length === 0
            ? 'Rien pour le moment : au bas d’un résultat, « Enregistrer » le garde ici.'
            : undefined
        }
        end={
          count > 0 && (
            <Link className={moreLinkClass} to="/profil/activites">
              {counted(count, 'activité', 'activités')} <Icon of={arrowGlyph} size={18} />
            </Link>
          )
        }
      >
        {activities.length > 0 && (
          <ul className="activity-cards">
            {activities.map((activity) => (
              <li key={activity.id}>
                <ActivityCard activity={activity} />
              </li>
            ))}
          </ul>
        )}
      </MemberSection>
      <div className="glimpses">
        <MemberSection
          title="Vos proches"
          note={contacts.length === 0 ? 'Leur naissance gardée une fois sert dans tous les calculs.' : undefined}
          end={
            <Link className={moreLinkClass} to={contacts.length ? '/profil/contacts' : '/profil/contacts/modifier'}>
              {contacts.length > CONTACTS_SHOWN
                ? `Les ${contacts.length} proches`
                : contacts.length
                  ? 'Gérer'
                  : 'Ajouter'}
            </Link>
          }
        >
          {contacts.length > 0 && <ContactList contacts={contacts.slice(0, CONTACTS_SHOWN)} />}
        </MemberSection>
        <MemberSection
          title="Vos photos"
          end={
            <Link className={moreLinkClass} to="/profil/photos">
              Gérer
            </Link>
          }
        >
          <div className="glimpses__shots">
            {photos.map(({ small }) => (
              <img key={small} src={small} width="384" height="384" alt="" loading="lazy" decoding="async" />
            ))}
            <Link to="/profil/photos">
              <Icon of={plusGlyph} size={26} />
              Ajouter
            </Link>
          </div>
        </MemberSection>
      </div>
    </>
  );
}
