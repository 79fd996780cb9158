import type { CallAnswer } from '@solelune/contract';
import { counted } from '@solelune/french/counts';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { Dialog } from '@solelune/ui/dialog';
import { downloadGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { Switch } from '@solelune/ui/switch';
import { useState } from 'react';
import { consentSave } from '../../contract.ts';
import { type SensitiveTheme, THEME_WORDS } from '../../member-choices.ts';
import { RETENTION_WORDS } from '../../retention-periods.ts';
import { SaveLine } from '../save-line.tsx';
import './choices.css';

type Consent = CallAnswer<typeof consentSave>['consent'];

/** Sensitive themes stay closed until the member opens them, one by one; what is kept for how long; the way to one's own data. */
export function PrivacySection({ consents: given }: { consents: readonly Consent[] }) {
  const [consents, setConsents] = useState(given);
  const [closing, setClosing] = useState<SensitiveTheme | null>(null);
  const { send, isBusy, message, done } = useForm(consentSave, {
    done: ({ consent, removed_activities: erased }) => {
      setClosing(null);
      setConsents((before) => before.map((item) => (item.theme === consent.theme ? consent : item)));
      if (consent.granted) return 'Votre accord est noté.';
      return erased
        ? `Votre accord est retiré, ${counted(erased, 'résultat effacé', 'résultats effacés')}.`
        : 'Votre accord est retiré.';
    },
    refused: () => setClosing(null),
  });
  const decide = (theme: SensitiveTheme, granted: boolean) => void send({ theme, granted: granted ? '1' : '0' });
  return (
    <Card className="choices" flush>
      <ul>
        {consents.map(({ theme, granted, history }) => (
          <li key={theme}>
            <div>
              <h3>{THEME_WORDS[theme].title}</h3>
              <p>{THEME_WORDS[theme].purpose}</p>
              {history.length > 0 && <History history={history} />}
            </div>
            <Switch
              label={granted ? 'Autorisé' : 'Refusé'}
              aria-label={THEME_WORDS[theme].title}
              checked={granted}
              onChange={(event) => (event.target.checked ? decide(theme, true) : setClosing(theme))}
            />
          </li>
        ))}
      </ul>
      <div className="choices__end">
        <SaveLine problem={message} done={done} />
      </div>
      <div className="choices__rights">
        <div>
          <h3>Emporter mes données</h3>
          <p>
            Profil, proches, résultats, messages et mouvements : tout ce que nous gardons de vous, à lire ici ou à
            enregistrer.
          </p>
          <Link className={buttonClass({ tone: 'quiet' })} to="/profil/mes-donnees">
            <Icon of={downloadGlyph} />
            Voir mes données
          </Link>
        </div>
        <div>
          <h3>Combien de temps</h3>
          <dl>
            {RETENTION_WORDS.map(({ what, period }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{period}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <Dialog
        open={closing !== null}
        onOpenChange={(open) => open || setClosing(null)}
        title="Retirer votre accord ?"
        description={
          closing
            ? `Les résultats gardés qui parlent du thème « ${THEME_WORDS[closing].title} » seront effacés tout de suite, sans retour.`
            : undefined
        }
        actions={
          <>
            <Button tone="quiet" onClick={() => setClosing(null)}>
              Garder mon accord
            </Button>
            <Button tone="danger" loading={isBusy} onClick={() => closing && decide(closing, false)}>
              Retirer mon accord
            </Button>
          </>
        }
      />
    </Card>
  );
}

function History({ history }: { history: Consent['history'] }) {
  return (
    <details className="choices__history">
      <summary>Vos décisions</summary>
      <ol>
        {history.map(({ granted, made_at }) => (
          <li key={made_at}>
            {granted ? 'Accord donné' : 'Accord retiré'} le <InstantText at={made_at} />
          </li>
        ))}
      </ol>
    </details>
  );
}
