import type { ZonedMoment } from '@solelune/civil-time/moment-in-zone';
import { longDateWords, shortHourWords } from '@solelune/civil-time/words';
import { counted } from '@solelune/french/counts';
import { joined } from '@solelune/french/lists';
import { InstantText } from '@solelune/ui/instant-text';
import type { LetterSettings } from '../../contract.ts';

const momentWords = (moment: ZonedMoment) => `${longDateWords(moment)}, ${shortHourWords(moment)}`;

/** What is asked for now, by which ways, and what keeps it from coming. */
export function LetterState({ settings }: { settings: LetterSettings }) {
  const { by_mail, by_push, push_devices, next_at, email, is_email_confirmed } = settings;
  const isWanted = by_mail || by_push;
  const ways = joined([
    ...(by_mail ? [`à l’adresse ${email}`] : []),
    ...(by_push && push_devices > 0 ? [`par notification sur ${counted(push_devices, 'appareil', 'appareils')}`] : []),
  ]);
  return (
    <>
      <p className="sky-letter__state" data-on={isWanted || undefined}>
        {isWanted && next_at ? (
          <>
            Vous la recevez{ways && ` ${ways}`}. Prochaine lettre : <InstantText at={next_at} words={momentWords} />.
          </>
        ) : isWanted ? (
          'Vous la recevez le dimanche à 8\u00A0h, tant que vous n’avez rien choisi d’autre.'
        ) : (
          'Vous ne la recevez pas.'
        )}
      </p>
      {!is_email_confirmed && (
        <p className="sky-letter__wait">
          Votre adresse n’est pas encore confirmée : la première lettre partira quand elle le sera.
        </p>
      )}
      {by_push && push_devices === 0 && (
        <p className="sky-letter__wait">
          Plus aucun appareil ne reçoit vos notifications : enregistrez de nouveau depuis celui que vous voulez.
        </p>
      )}
    </>
  );
}
