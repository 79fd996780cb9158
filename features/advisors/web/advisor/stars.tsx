import { Icon, starGlyph } from '@solelune/ui/icon';
import { STARS } from '../../engine/reviews.ts';
import './reviews.css';

export function Stars({ count }: { count: number }) {
  return (
    <span className="advisor-stars" role="img" aria-label={`${count} sur 5`}>
      {STARS.map((star) => (
        <Icon key={star} of={starGlyph} size={17} {...(6 - star > count ? { className: 'advisor-stars__none' } : {})} />
      ))}
    </span>
  );
}
