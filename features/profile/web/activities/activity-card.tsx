import { Link } from '@solelune/screen/navigation';
import { trashGlyph } from '@solelune/ui/icon';
import { IconButton } from '@solelune/ui/icon-button';
import { InstantText } from '@solelune/ui/instant-text';
import { linkTitleClass } from '@solelune/ui/link-title';
import { KIND_WORDS } from '../../activity-kinds.ts';
import type { ActivityCard as Activity } from '../../contract/activities.ts';
import { ActivityArt } from './activity-art.tsx';
import './activity-card.css';

interface ActivityCardProps {
  activity: Activity;
  /** Absent where nothing can be removed. */
  onRemove?: () => void;
}

/** A saved result; the whole card opens it again. */
export function ActivityCard({ activity, onRemove }: ActivityCardProps) {
  const { singular, universe } = KIND_WORDS[activity.category];
  return (
    <article className="activity-card" data-universe={universe} data-kind={activity.category}>
      <div className="activity-card__art">
        <ActivityArt kind={activity.category} />
      </div>
      <div className="activity-card__body">
        <small>
          <b>{singular}</b>, <InstantText at={activity.created_at} />
        </small>
        <h3 className={linkTitleClass}>
          <Link to={activity.address}>{activity.title}</Link>
        </h3>
        {activity.summary && <p>{activity.summary}</p>}
      </div>
      {onRemove && (
        <IconButton
          className="activity-card__remove"
          of={trashGlyph}
          label={`Retirer « ${activity.title} »`}
          onClick={onRemove}
        />
      )}
    </article>
  );
}
