import { encodeInfos } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { Select } from '@solelune/ui/select';
import { useState } from 'react';
import type { Contact } from '../../contract/parts.ts';
import { toValues } from '../birth-fields.ts';
import { type BirthSubject, ownSubject, useBirthSubjects } from '../birth-subjects/index.ts';
import { keptChartSettings } from '../chart-settings.ts';

type Values = BirthSubject['values'];

/** A birth as the comparison's address carries it. */
const birthOf = ({ firstname, birthdate, birthtime, birthcity }: Values) =>
  Object.fromEntries(
    Object.entries({ firstname, birthdate, birthtime, birthcity: birthcity && String(birthcity.id) }).filter(
      ([, value]) => value,
    ),
  );

const bondAddress = (you: Values, other: Values) =>
  `/astrologie/compatibilite-amoureuse/resultat/${encodeInfos({ you: birthOf(you), other: birthOf(other), ...keptChartSettings() })}`;

/** The two skies of a contact and somebody else: the member first, then the other people of the account and of this device. */
export function ContactBonds({ contact }: { contact: Contact }) {
  const { subjects } = useBirthSubjects();
  const mine = ownSubject(subjects);
  const others = subjects.filter(({ key, values }) => key !== 'self' && key !== contact.contact_id && values.birthdate);
  const [chosen, setChosen] = useState('');
  const own = toValues(contact);
  const other = others.find(({ key }) => key === chosen) ?? others[0];
  if (!mine && !other) return null;
  return (
    <>
      {mine && (
        <Link to={bondAddress(mine.values, own)}>
          Avec moi, nos deux ciels
          <Icon of={arrowGlyph} size={20} />
        </Link>
      )}
      {other && (
        <div className="contact-page__bond">
          <Select
            label="Avec quelqu’un d’autre"
            value={other.key}
            onChange={(event) => setChosen(event.target.value)}
            options={others.map(({ key, name }) => ({ value: key, label: name }))}
          />
          <Link className={buttonClass({ tone: 'quiet' })} to={bondAddress(own, other.values)}>
            Lire leurs deux ciels
          </Link>
        </div>
      )}
    </>
  );
}
