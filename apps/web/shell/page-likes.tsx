import { counted } from '@solelune/french/counts';
import { device } from '@solelune/screen/device';
import { useState, useSyncExternalStore } from 'react';
import type { Site } from './site.ts';

/** On the device (product document, section 3): whether it was led to the page from here. */
const FOLLOWED = 'display-first-like';
const neverChanges = () => () => {};

/** How many people like the site's page elsewhere, and an invitation to be one of them, until it was followed on this device. */
export function PageLikes({ social: { facebook, likes } }: Pick<Site, 'social'>) {
  const wasFollowed = useSyncExternalStore(
    neverChanges,
    () => device.read(FOLLOWED) !== null,
    () => false,
  );
  const [isFollowed, setFollowed] = useState(false);
  const isAsked = facebook && !wasFollowed && !isFollowed;
  const count = likes ? `${counted(likes, 'personne aime', 'personnes aiment')} notre page` : '';
  if (!count && !isAsked) return null;
  const follow = () => {
    device.write(FOLLOWED, '1');
    setFollowed(true);
  };
  return (
    <p className="footer__likes">
      {count}
      {isAsked && (
        <a href={facebook} rel="noopener me" onClick={follow}>
          {likes === 0 ? 'Soyez la première personne à aimer notre page' : 'Aimer notre page'}
        </a>
      )}
    </p>
  );
}
