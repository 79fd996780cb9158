import { Avatar } from '@solelune/ui/avatar';
import { Icon, mailGlyph } from '@solelune/ui/icon';
import { ScreenLink } from '../screen-link.tsx';
import type { Banner } from './banner-of.ts';
import { PhoneTimer } from './phone-timer.tsx';
import './status-banner.css';

const MAIL_REASONS = {
  refused: 'Votre messagerie refuse nos messages.',
  unknown_address: 'Cette adresse n’existe pas, ou n’existe plus.',
  mailbox_full: 'Votre boîte aux lettres est pleine.',
};

/** What is going on right now for the member. */
export default function StatusBanner({ banner }: { banner: Banner }) {
  return (
    <div className="page">
      <section className={`status-banner status-banner--${banner.kind}`} aria-label="En ce moment">
        {banner.kind === 'mail' ? (
          <>
            <Icon of={mailGlyph} size={30} />
            <Words title="Nos courriers ne vous parviennent plus." text={MAIL_REASONS[banner.reason]} />
            <ScreenLink className="status-banner__action" screen="profile.mine">
              Vérifier mon adresse
            </ScreenLink>
          </>
        ) : (
          <Conversation banner={banner} />
        )}
      </section>
    </div>
  );
}

function Conversation({ banner }: { banner: Exclude<Banner, { kind: 'mail' }> }) {
  const { display_name: name, picture } = banner.event;
  return (
    <>
      <Avatar name={name} picture={picture ?? undefined} size={70} status="online" decorative />
      {banner.kind === 'phone' ? (
        <>
          <Words {...wordsOfCall(banner.event)} />
          <PhoneTimer startSeconds={banner.event.start} />
          <ScreenLink
            className="status-banner__action"
            screen="consultations.room"
            params={{ id: banner.event.consultation_id }}
          >
            Revenir à l’appel
          </ScreenLink>
        </>
      ) : (
        <>
          <Words title={`${name} est avec vous`} text="Votre conversation est ouverte." />
          <ScreenLink
            className="status-banner__action"
            screen="consultations.room"
            params={{ id: banner.event.message_id }}
          >
            Reprendre la conversation
          </ScreenLink>
        </>
      )}
    </>
  );
}

type Call = Extract<Banner, { kind: 'phone' }>['event'];

/** A telephone is heard wherever one reads on; a call between browsers only on its own page, and the banner says so. */
function wordsOfCall({ display_name: name, start, carrier }: Call): { title: string; text: string } {
  const isByPhone = carrier === 'telephone';
  if (start === null)
    return {
      title: `Nous vous mettons en relation avec ${name}`,
      text: isByPhone ? 'Votre téléphone va sonner.' : `${name} vous attend.`,
    };
  return {
    title: `En ligne avec ${name}`,
    text: isByPhone
      ? 'Votre consultation par téléphone est en cours.'
      : 'Votre appel est ouvert : on s’entend sur sa page.',
  };
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <p className="status-banner__words">
    <b>{title}</b>
    <small>{text}</small>
  </p>
);
