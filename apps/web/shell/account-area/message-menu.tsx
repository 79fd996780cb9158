import { byCount } from '@solelune/french/counts';
import { messageFetch, messagesChannel } from '@solelune/profile/contract';
import { MessagesSection } from '@solelune/profile/web/messages';
import { useAnswer } from '@solelune/screen/answer';
import { useChannel } from '@solelune/screen/channel';
import { Icon, mailGlyph } from '@solelune/ui/icon';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSubmenu } from './use-submenu.ts';
import './message-menu.css';

const ONE_NEW = { offset: '0', limit: '1', sort_by_new: '1' };

const wordsOf = (count: number) =>
  count === 0 ? 'Messages' : `Messages, ${count} ${byCount(count, 'non lu', 'non lus')}`;

/** What the site has to say to the member, from any page; the number of those not read yet on its button. */
export function MessageMenu() {
  const { isOpen, box, button, panelId } = useSubmenu('message');
  const live = useChannel(messagesChannel, {});
  const isLive = live.status === 'live';
  // Once it is followed, it is known without asking.
  const { answer, error, again } = useAnswer(messageFetch, isLive ? null : ONE_NEW);
  // No number is shown rather than a wrong one.
  const counted = error ? 0 : (answer?.new_count ?? 0);
  const newCount = isLive && live.state ? live.state.new_count : counted;

  // Counted when the bar appears, and again each time the list was looked at.
  const wasOpen = useRef(false);
  const countAgain = useEffectEvent(again);
  useEffect(() => {
    if (wasOpen.current && !isOpen) void countAgain();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div className="message-menu" ref={box}>
      <button type="button" className="message-menu__trigger" aria-label={wordsOf(newCount)} {...button}>
        <Icon of={mailGlyph} size={24} />
        {newCount > 0 && (
          <span className="message-menu__count" aria-hidden="true">
            {newCount > 9 ? '9+' : newCount}
          </span>
        )}
      </button>
      {isOpen && (
        <section className="message-menu__panel" id={panelId} aria-label="Vos messages">
          <MessagesSection />
        </section>
      )}
    </div>
  );
}
