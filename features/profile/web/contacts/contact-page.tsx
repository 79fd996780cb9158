import { clockWords } from '@solelune/civil-time/words';
import { SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { encodeInfos, type PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { Dialog } from '@solelune/ui/dialog';
import { arrowBackGlyph, arrowGlyph, Icon, penGlyph, trashGlyph } from '@solelune/ui/icon';
import { DayText } from '@solelune/ui/instant-text';
import { moreLinkClass } from '@solelune/ui/more-link';
import { PageTitle } from '@solelune/ui/page-title';
import { SignMedallion } from '@solelune/ui/sign-medallion';
import { useState } from 'react';
import type { Contact } from '../../contract/parts.ts';
import { contactDelete, type contactDetail } from '../../contract.ts';
import { keptChartSettings } from '../chart-settings.ts';
import { SaveLine } from '../save-line.tsx';
import { ContactBonds } from './contact-bonds.tsx';
import './contact-page.css';

/** What can be read for this person: the birth travels in the address, as the product document has it. */
function readings(contact: Contact): { words: string; address: string }[] {
  const birth = {
    birthcity: contact.birthcity.id,
    birthdate: contact.birthdate,
    ...(contact.birthtime ? { birthtime: contact.birthtime } : {}),
    contact_id: contact.contact_id,
    firstname: contact.firstname,
  };
  const infos = encodeInfos(birth);
  return [
    {
      words: 'Thème astral',
      address: `/astrologie/theme-astral-gratuit/resultat/${encodeInfos({ ...birth, ...keptChartSettings() })}`,
    },
    { words: 'Ascendant', address: `/astrologie/calcul-ascendant/resultat/${infos}` },
    { words: 'Ange gardien', address: `/angeologie/calcul-ange-gardien-naissance/resultat/${infos}` },
    { words: 'Chemin de vie', address: `/numerologie/chemin-de-vie/calcul/${contact.birthdate}` },
  ];
}

export default function ContactPage({ data: { contact } }: PageProps<typeof contactDetail>) {
  const { navigate, refreshUser, toast } = useApp();
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy, message } = useForm(contactDelete, {
    done: () => {
      setAsking(false);
      refreshUser();
      toast({ variant: 'success', message: `${contact.firstname} n’est plus parmi vos proches.` });
      navigate('/profil/contacts', { replace: true });
    },
    // The reason stands on the page, behind the question.
    refused: () => setAsking(false),
  });
  return (
    <>
      <Link className={moreLinkClass} to="/profil/contacts">
        <Icon of={arrowBackGlyph} size={18} />
        Tous vos proches
      </Link>
      <div className="contact-page__head">
        {contact.sun_sign && <SignMedallion sign={contact.sun_sign} size={132} />}
        <PageTitle eyebrow={contact.sun_sign && SIGN_NOUNS[contact.sun_sign].name}>
          {[contact.firstname, contact.lastname].filter(Boolean).join(' ')}
        </PageTitle>
      </div>
      <div className="contact-page__grid">
        <Card as="section" className="contact-page__card" aria-label="Naissance">
          <dl>
            <dt>Jour</dt>
            <dd>
              <DayText date={contact.birthdate} />
            </dd>
            <dt>Heure</dt>
            <dd>{contact.birthtime ? clockWords(contact.birthtime) : 'Inconnue, midi est pris'}</dd>
            <dt>Lieu</dt>
            <dd>{contact.birthcity.label}</dd>
          </dl>
          <div className="contact-page__actions">
            <Link className={buttonClass({ tone: 'quiet' })} to={`/profil/contacts/modifier/${contact.contact_id}`}>
              <Icon of={penGlyph} />
              Modifier
            </Link>
            <Button tone="plain" onClick={() => setAsking(true)}>
              <Icon of={trashGlyph} />
              Retirer
            </Button>
          </div>
          <SaveLine problem={message} done={null} />
        </Card>
        <nav className="contact-page__readings" aria-label={`Lire pour ${contact.firstname}`}>
          <h2>Lire pour {contact.firstname}</h2>
          {readings(contact).map(({ words, address }) => (
            <Link key={words} to={address}>
              {words}
              <Icon of={arrowGlyph} size={20} />
            </Link>
          ))}
          <ContactBonds contact={contact} />
        </nav>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Retirer ${contact.firstname} ?`}
        description="Sa naissance sera effacée de votre liste. Les résultats que vous avez gardés restent."
        actions={
          <>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              Garder
            </Button>
            <Button tone="danger" loading={isBusy} onClick={() => void send({ id: contact.contact_id })}>
              Retirer
            </Button>
          </>
        }
      />
    </>
  );
}
