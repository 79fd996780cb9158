export { Badge, type BadgeProps, CountBadge } from './badge.tsx';
