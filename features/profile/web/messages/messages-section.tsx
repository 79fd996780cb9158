import type { CallAnswer } from '@solelune/contract';
import { CANCELLED } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { moreLinkClass } from '@solelune/ui/more-link';
import { Skeleton, SkeletonGroup } from '@solelune/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { messageFetch, messageRead } from '../../contract.ts';
import { MESSAGES_PER_PAGE } from '../../limits.ts';
import { instantWords } from '../words.ts';
import './messages-section.css';

type Message = CallAnswer<typeof messageFetch>['messages'][number];

/** What the site has to say to this member; nothing is invented to fill it. */
export function MessagesSection() {
  const { call } = useApp();
  const [messages, setMessages] = useState<readonly Message[] | null>(null);
  const [isLost, setLost] = useState(false);

  const load = useCallback(
    (signal?: AbortSignal) => {
      const page = { offset: '0', limit: String(MESSAGES_PER_PAGE), sort_by_new: '1' };
      return call(messageFetch, page, signal ? { signal } : {}).then(
        (answer) => answer !== CANCELLED && setMessages(answer.messages),
        () => setLost(true),
      );
    },
    [call],
  );
  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  const open = (message: Message) => {
    if (!message.is_new) return;
    setMessages(
      (before) => before?.map((item) => (item.id === message.id ? { ...item, is_new: false } : item)) ?? null,
    );
    // If it fails, the message is only new once more.
    void call(messageRead, { id: message.id }).catch(() => {});
  };
  if (isLost) {
    return (
      <p role="alert">
        Vos messages n’ont pas pu être lus.{' '}
        <Button
          tone="plain"
          onClick={() => {
            setLost(false);
            void load();
          }}
        >
          Réessayer
        </Button>
      </p>
    );
  }
  if (!messages) {
    return (
      <SkeletonGroup label="Vos messages se chargent…">
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </SkeletonGroup>
    );
  }
  if (messages.length === 0)
    return <p className="messages-none">Aucun message. Ce que nous avons à vous dire s’écrira ici.</p>;
  return (
    <Card flush className="messages">
      {messages.map((message) => (
        <details key={message.id} onToggle={(event) => event.currentTarget.open && open(message)}>
          <summary>
            <b>{message.subject}</b>
            {message.is_new && <Badge>Nouveau</Badge>}
            <small>{instantWords(message.sent_at)}</small>
          </summary>
          <p>{message.body}</p>
          {message.link && (
            <Link className={moreLinkClass} to={message.link}>
              Voir
            </Link>
          )}
        </details>
      ))}
    </Card>
  );
}
