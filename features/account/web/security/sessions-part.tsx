import { useForm } from '@solelune/screen/form';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { useState } from 'react';
import { revokeSession } from '../../contract.ts';
import { FormRefusal } from '../forms/form-message.tsx';
import { Part, type PartProps } from './part.tsx';
import { sinceWords } from './since-words.ts';

export function SessionsPart({ data, onChange }: PartProps) {
  const { send, message, isBusy } = useForm(revokeSession, { done: onChange });
  const [closing, setClosing] = useState<string | null>(null);
  const close = (id: string) => {
    if (isBusy) return;
    setClosing(id);
    void send({ id });
  };

  return (
    <Part title="Appareils connectés">
      <p>Vous ne reconnaissez pas un appareil ? Déconnectez-le, puis changez de mot de passe.</p>
      <ul className="security__sessions">
        {data.sessions.map(({ id, device, current, by_link, last_seen_at }) => (
          <li key={id}>
            <div>
              <b>{device}</b>
              {current && <Badge tone="good">Cet appareil</Badge>}
              {by_link && <Badge tone="line">Par un lien reçu</Badge>}
              <span>{current ? 'En ce moment' : `Vu ${sinceWords(Date.parse(last_seen_at), data.readAtMs)}`}</span>
            </div>
            {!current && (
              <Button
                tone="quiet"
                loading={isBusy && closing === id}
                onClick={() => close(id)}
                aria-label={`Déconnecter ${device}`}
              >
                Déconnecter
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormRefusal>{message}</FormRefusal>
      {data.sessions.length > 1 && (
        <Button tone="quiet" loading={isBusy && closing === 'others'} onClick={() => close('others')}>
          Déconnecter tous les autres
        </Button>
      )}
    </Part>
  );
}
