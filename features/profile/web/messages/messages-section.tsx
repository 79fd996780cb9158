import type { CallAnswer } from '@solelune/contract';
import { useAnswer } from '@solelune/screen/answer';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { InstantText } from '@solelune/ui/instant-text';
import { moreLinkClass } from '@solelune/ui/more-link';
import { Skeleton, SkeletonGroup } from '@solelune/ui/skeleton';
import { useState } from 'react';
import { messageFetch, messageRead } from '../../contract.ts';
import { MESSAGES_PER_PAGE } from '../../limits.ts';
import './messages-section.css';

const NEWEST = { offset: '0', limit: String(MESSAGES_PER_PAGE), sort_by_new: '1' };

type Message = CallAnswer<typeof messageFetch>['messages'][number];

/** What the site has to say to this member; nothing is invented to fill it. */
export function MessagesSection() {
  const { call } = useApp();
  const { answer, error, again } = useAnswer(messageFetch, NEWEST);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isNew = (message: Message) => message.is_new && !opened.has(message.id);

  const open = (message: Message) => {
    if (!isNew(message)) return;
    setOpened(new Set(opened).add(message.id));
    // If it fails, the message is only new once more.
    void call(messageRead, { id: message.id }).catch(() => {});
  };
  if (error) {
    return (
      <p role="alert">
        Vos messages n’ont pas pu être lus.{' '}
        <Button tone="plain" onClick={() => void again()}>
          Réessayer
        </Button>
      </p>
    );
  }
  if (!answer) {
    return (
      <SkeletonGroup label="Vos messages se chargent…">
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </SkeletonGroup>
    );
  }
  if (answer.messages.length === 0)
    return <p className="messages-none">Aucun message. Ce que nous avons à vous dire s’écrira ici.</p>;
  return (
    <Card flush className="messages">
      {answer.messages.map((message) => (
        <details key={message.id} onToggle={(event) => event.currentTarget.open && open(message)}>
          <summary>
            <b>{message.subject}</b>
            {isNew(message) && <Badge>Nouveau</Badge>}
            <small>
              <InstantText at={message.sent_at} />
            </small>
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
