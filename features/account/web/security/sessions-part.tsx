import { sentenceOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { useState } from 'react';
import { revokeSession } from '../../contract.ts';
import { FormRefusal } from '../forms/form-message.tsx';
import { Part, type PartProps } from './part.tsx';
import { sinceWords } from './since-words.ts';

export function SessionsPart({ data, onChange }: PartProps) {
  const { call } = useApp();
  const [closing, setClosing] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const close = async (id: string) => {
    setClosing(id);
    setRefusal(null);
    try {
      await call(revokeSession, { id });
      await onChange();
    } catch (error) {
      setRefusal(sentenceOfError(error));
    }
    setClosing(null);
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
                loading={closing === id}
                onClick={() => void close(id)}
                aria-label={`Déconnecter ${device}`}
              >
                Déconnecter
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormRefusal>{refusal}</FormRefusal>
      {data.sessions.length > 1 && (
        <Button tone="quiet" loading={closing === 'others'} onClick={() => void close('others')}>
          Déconnecter tous les autres
        </Button>
      )}
    </Part>
  );
}
