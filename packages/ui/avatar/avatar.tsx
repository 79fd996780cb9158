import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { initialsOf, type PresenceStatus, presenceLabel } from './presence.ts';
import './avatar.css';

export interface AvatarProps {
  name: string;
  /** Address of a picture, or a drawn portrait as a node. Without it, the initials. */
  picture?: string | ReactNode;
  /** Side in CSS pixels. */
  size?: number;
  status?: PresenceStatus;
  comeback?: string;
  /** The name stands in words beside the picture: say nothing twice. */
  decorative?: boolean;
  className?: string;
}

export function Avatar({ name, picture, size = 52, status, comeback, decorative, className }: AvatarProps) {
  return (
    <span className={classNames('avatar', className)} style={{ '--avatar-size': `${size}px` }}>
      <span className="avatar__face" {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}>
        {typeof picture === 'string' ? (
          <img src={picture} alt="" width={size} height={size} loading="lazy" decoding="async" />
        ) : (
          (picture ?? <span className="avatar__initials">{initialsOf(name)}</span>)
        )}
      </span>
      {status && (
        <span className={`avatar__dot presence--${status}`}>
          {!decorative && <VisuallyHidden>{presenceLabel(status, comeback)}</VisuallyHidden>}
        </span>
      )}
    </span>
  );
}

/** The availability in words and colour, to stand beside a name. */
export function Presence({ status, comeback }: { status: PresenceStatus; comeback?: string }) {
  return <span className={`presence presence--${status}`}>{presenceLabel(status, comeback)}</span>;
}
